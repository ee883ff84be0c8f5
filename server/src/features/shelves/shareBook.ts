import { conflict } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Comment } from "../groups/discussion/Comment";
import { addComment } from "../groups/discussion/commentService";
import { shelfMessages } from "./messages";
import type { ShareBookInput } from "./shelfInputs";
import { shelfActions } from "./shelfPolicy";
import { getBook } from "./shelfService";

/**
 * Writes a comment with the card of a book, for members who may comment there. Sharing a book with a group twice gives the first
 * comment, for as long as it is there.
 */
export async function shareBook(ctx: AppContext, { groupId, bookId, ...input }: ShareBookInput): Promise<Comment> {
  authorize(ctx, shelfActions.share);
  const book = await getBook(ctx, bookId);
  if (book.addition) throw conflict(shelfMessages.onlyCatalogue());
  return addComment(ctx, { ...input, postId: groupId }, book.id);
}
