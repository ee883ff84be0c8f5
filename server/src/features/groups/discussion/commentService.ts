import { v7 as newId, validate as isUuid } from "uuid";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { AppError, notFound } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { statementOf } from "../../../platform/events/Change";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import type { PictureInput } from "../../pictures/PictureInput";
import { markUsed, takePictures, toColumn } from "../../pictures/usePictures";
import type { MentionInput } from "../mentions/MentionInput";
import { toColumn as toMentions } from "../mentions/ranges";
import { checkMentionCount, givenMentions, markMentioned, mentionedIn, takeMentions } from "../mentions/takeMentions";
import { checkId, orNull } from "../../../platform/validation/validation";
import { isHidden } from "../../blocks/visibility";
import { isInDiscussion, isPrivate, standingIn } from "../members/access";
import type { GroupVisibility } from "../group/choices";
import { lockPost } from "../group/groupStatements";
import { membershipActions } from "../members/membershipPolicy";
import type { Comment } from "./Comment";
import { commentById, sharedComment } from "./commentStatements";
import { toLiveComment, toRemovedComment } from "./livePosts";
import type { Post } from "./Post";
import type { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";
import { findPost, getPost, postNotFound, requireVisibleAuthor } from "./postService";
import * as statements from "./changeStatements";
import { postMessages } from "./messages";

/** A comment before it is stored. */
interface Draft extends Pick<Comment, "postId" | "authorId" | "text"> {
  /** The answered comment; null: it answers the post. */
  replyTo: string | null;
  /** The shared book; null: a comment without a book. */
  bookId: string | null;
  pictures: readonly PictureInput[];
  mentions: readonly MentionInput[];
}

/** Adds a comment to a post, or an answer to one of its comments. A repeated request returns the first comment; so does sharing the same book there again. */
export async function addComment(
  ctx: AppContext,
  input: AddCommentInput,
  bookId: string | null = null,
): Promise<Comment> {
  const viewer = authorize(ctx, commentActions.create);
  checkId(input.postId, "postId");
  const { text, pictures } = input;
  const [postId, replyTo] = [input.postId.toLowerCase(), orNull(input.replyTo)?.toLowerCase() ?? null];
  const mentions = givenMentions(input.mentions) ?? [];
  checkMentionCount(ctx, mentions);
  const draft: Draft = { postId, authorId: viewer.id, text, bookId, replyTo, pictures: pictures ?? [], mentions };
  await requireVisibleAuthor(ctx, draft.postId);
  if (replyTo) await requireAnswerable(ctx, draft.postId, replyTo);
  if (mentions.length > 0) await requirePlace(ctx, draft.postId);
  const repeatable = toRepeatableComment(draft, input.idempotencyKey);
  const comment = await writeWithinFirstDay(ctx, {
    rate: "firstDayComments",
    refusal: postMessages.firstDayComments,
    repeatable,
    write: () => insertComment(ctx, draft, repeatable),
  });
  if (!comment) return getRepeated(ctx, draft, repeatable);
  const post = statements.takePost(comment);
  ctx.loaders.post.clear(comment.postId);
  ctx.events.publish("commentAdded", toLiveComment(comment, post));
  return Object.assign(comment, { post });
}

function toRepeatableComment(draft: Draft, key: string | null | undefined) {
  const { postId, text, bookId, replyTo, pictures, mentions } = draft;
  if (bookId) return toRepeatable(key, "shareBook", [postId, text, bookId]);
  const more = [...(replyTo ? [replyTo] : []), ...(pictures.length > 0 ? [pictures] : []), ...mentionedIn(mentions)];
  return toRepeatable(key, "addComment", [postId, text, ...more]);
}

/** Throws NOT_FOUND if there is no such comment under the post, or the viewer cannot read it. */
async function requireAnswerable(ctx: AppContext, postId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw commentNotFound();
  const comment = await getComment(ctx, id);
  if (comment.postId !== postId || comment.hiddenAt) throw commentNotFound();
}

/** null if the post or the answered comment was deleted, the request repeated, or the book already shared there. */
async function insertComment(
  ctx: AppContext,
  draft: Draft,
  repeatable: RepeatableRequest | null,
): Promise<Comment | null> {
  if (draft.pictures.length > 0 || draft.mentions.length > 0) return insertWithMore(ctx, draft, repeatable);
  const { postId, authorId, text, bookId, replyTo } = draft;
  const change = repeatable ? statements.insertComment.repeatable : statements.insertComment.plain;
  const values = [newId(), postId, authorId, text, bookId, null, replyTo, null];
  const all = repeatable ? [...values, repeatable.key, repeatable.hash] : values;
  const [comment] = await ctx.db.write<Comment>(change, all, postId);
  return comment ?? null;
}

class NotInserted extends Error {}

/** The same in a transaction, with pictures, which are its from then on, and mentions. */
async function insertWithMore(
  ctx: AppContext,
  { postId, authorId, text, bookId, replyTo, ...given }: Draft,
  repeatable: RepeatableRequest | null,
): Promise<Comment | null> {
  const id = newId();
  const insert = statementOf(statements.insertComment.plain, false);
  const store = async (tx: Tx) => {
    if (repeatable && !(await claimKeyIn(tx, authorId, repeatable, id))) return null;
    const marked = { writerId: authorId, group: { id: postId }, text, given: given.mentions };
    const mentions = await takeMentions(tx, marked);
    const pictures = await takePictures(tx, authorId, given.pictures);
    const values = [id, postId, authorId, text, bookId, toColumn(pictures), replyTo, toMentions(mentions)];
    const [comment] = await tx.rows<Comment>(insert, values);
    if (!comment) throw new NotInserted();
    await markUsed(tx, pictures, { commentId: id });
    tx.publish("commentAdded", { commentId: id, postId, authorId, isAnswer: replyTo !== null });
    await markMentioned(tx, { authorId, postId, commentId: id, mentions });
    return comment;
  };
  try {
    return await ctx.db.transaction(store);
  } catch (error) {
    if (error instanceof NotInserted) return null;
    throw error;
  }
}

/** The comment of the first request, or with the same book; if there is none, the post was deleted. */
async function getRepeated(ctx: AppContext, draft: Draft, repeatable: RepeatableRequest | null): Promise<Comment> {
  const first = repeatable && (await findFirstResult(ctx.db, draft.authorId, repeatable));
  const id = (await findShared(ctx, draft)) ?? first;
  if (id === null && draft.replyTo) await requireAnswerable(ctx, draft.postId, draft.replyTo);
  if (id === null) throw await refusal(ctx, draft.postId);
  return getComment(ctx, id);
}

/** The author's comment that shares this book there. */
async function findShared(ctx: AppContext, { postId, authorId, bookId }: Draft): Promise<string | null> {
  if (bookId === null) return null;
  const found = await ctx.db.row<{ id: string }>(sharedComment, [postId, authorId, bookId]);
  return found?.id ?? null;
}

/** The error for a rejected comment: the viewer may not comment, or the post does not exist. */
async function refusal(ctx: AppContext, postId: string): Promise<Error> {
  const post = await findPost(ctx, postId);
  if (post) authorize(ctx, membershipActions.takePart, await standingIn(ctx, post));
  return postNotFound();
}

/** Before mentions are checked, which would show somebody outside of a private group who is in it. */
async function requirePlace(ctx: AppContext, postId: string): Promise<void> {
  authorize(ctx, membershipActions.takePart, await standingIn(ctx, await getPost(ctx, postId)));
}

/** Deletes a comment and returns its post; throws FORBIDDEN for anyone but the author. */
export async function deleteComment(ctx: AppContext, id: string): Promise<Post> {
  const comment = await getComment(ctx, id);
  authorize(ctx, commentActions.delete, comment);
  return takeComment(ctx, comment);
}

/** Deletes a comment of the viewer. `check`: of another member, after the right was checked again in the same transaction. */
export async function takeComment(
  ctx: AppContext,
  comment: FoundComment,
  check?: (tx: Tx) => Promise<void>,
): Promise<Post> {
  const { id, authorId, postId } = comment;
  const [post] = await ctx.db.transaction(async (tx) => {
    // Likes that are stored while this waits for the post are seen by the next statement.
    await tx.rows(lockPost, [postId]);
    await check?.(tx);
    const removed = await tx.rows<Post>(statementOf(statements.removeComment, false), [id, postId, authorId]);
    if (removed.length > 0) tx.publish("commentDeleted", { commentId: id, postId, authorId });
    return removed;
  });
  if (!post) throw commentNotFound();
  ctx.loaders.post.clear(post.id);
  ctx.events.publish("commentDeleted", toRemovedComment(comment, post));
  return post;
}

/** The same for a comment of this post; NOT_FOUND if the post does not exist, or the comment is not one of its comments. */
export async function deleteCommentUnder(ctx: AppContext, postId: string, id: string): Promise<Post> {
  await getPost(ctx, postId);
  const comment = await getComment(ctx, id);
  if (comment.postId !== postId) throw commentNotFound();
  return deleteComment(ctx, id);
}

export const commentNotFound = () => notFound(postMessages.commentNotFound());

interface FoundComment extends Comment {
  postHiddenAt: Date | null;
  postAuthorId: string;
  postVisibility: GroupVisibility;
}

/** `opensFolded`: who may act on it in spite of a block between them and the author. */
export async function getComment(
  ctx: AppContext,
  id: string,
  opensFolded: (ctx: AppContext, comment: Comment) => Promise<boolean> = async () => false,
): Promise<FoundComment> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  const comment = await ctx.db.row<FoundComment>(commentById, [id]);
  if (!comment || !isShown(ctx, comment)) throw commentNotFound();
  if ((await isFolded(ctx, comment)) && !(await opensFolded(ctx, comment))) throw commentNotFound();
  if (!(await isTheirsToRead(ctx, comment))) throw commentNotFound();
  return comment;
}

/** A comment that the viewer may read; null if there is none. */
export const findComment = (ctx: AppContext, id: string): Promise<Comment | null> =>
  getComment(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  });

/** Whether a block hides it: with its author, or with that of its post. Members find their own comments in either case. */
async function isFolded(ctx: AppContext, { authorId, postAuthorId }: FoundComment): Promise<boolean> {
  if (await isHidden(ctx, authorId)) return true;
  return authorId !== ctx.viewer?.id && isHidden(ctx, postAuthorId);
}

/** Former members can still read their own comments, to delete them, unless they cannot see the group any more. */
async function isTheirsToRead(ctx: AppContext, { authorId, postId, postVisibility }: FoundComment): Promise<boolean> {
  const post = { id: postId, visibility: postVisibility };
  return (authorId === ctx.viewer?.id && !isPrivate(post)) || isInDiscussion(ctx, post);
}

/** Whether neither it nor its post is hidden from the viewer. */
function isShown(ctx: AppContext, comment: FoundComment): boolean {
  const post = { authorId: comment.postAuthorId };
  if (comment.postHiddenAt && !can(ctx, postActions.readHidden, post)) return false;
  return !comment.hiddenAt || can(ctx, postActions.readHidden, comment);
}
