import { v7 as newId } from "uuid";
import { authorize, can } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { takePrefixed } from "../../platform/database/columns";
import { findFirstResult, type RepeatableRequest, toRepeatable } from "../../platform/idempotency/idempotency";
import { writeWithinFirstDay } from "../../platform/limits/firstDay";
import { checkId } from "../../platform/validation/validation";
import { isHidden } from "../blocks/sight";
import { isInDiscussion, isPrivate } from "../memberships/access";
import type { GroupVisibility } from "../memberships/choices";
import type { Comment } from "./Comment";
import { commentById } from "./commentStatements";
import { toLiveComment, toRemovedComment } from "./livePosts";
import type { Post } from "./Post";
import type { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";
import { findPost, getPost, postNotFound, requireSight } from "./postService";
import * as statements from "./changeStatements";
import { postMessages } from "./messages";

/** Adds a comment to a post. A repeated request returns the first comment. */
export async function addComment(ctx: AppContext, input: AddCommentInput): Promise<Comment> {
  const viewer = authorize(ctx, commentActions.create);
  checkId(input.postId, "postId");
  const { text } = input;
  const postId = input.postId.toLowerCase();
  await requireSight(ctx, postId);
  const repeatable = toRepeatable(input.idempotencyKey, "addComment", [postId, text]);
  const comment = await writeWithinFirstDay(ctx, {
    rate: "firstDayComments",
    refusal: postMessages.firstDayComments,
    repeatable,
    write: () => insertComment(ctx, { values: [newId(), postId, viewer.id, text], postId }, repeatable),
  });
  if (!comment) return getRepeated(ctx, { postId, authorId: viewer.id }, repeatable);
  const post = takePrefixed<Post>(comment, statements.postPrefix);
  ctx.loaded?.post.clear(comment.postId);
  ctx.events.commentAdded(toLiveComment(comment, post));
  return Object.assign(comment, { post });
}

/** null when the post is gone or the request was sent before. */
async function insertComment(
  ctx: AppContext,
  { values, postId }: { values: unknown[]; postId: string },
  repeatable: RepeatableRequest | null,
): Promise<Comment | null> {
  const change = repeatable ? statements.insertComment.repeatable : statements.insertComment.plain;
  const all = repeatable ? [...values, repeatable.key, repeatable.hash] : values;
  const [comment] = await ctx.db.write<Comment>(change, all, postId);
  return comment ?? null;
}

/** The comment of the first request; without one, the post is what is missing. */
async function getRepeated(
  ctx: AppContext,
  { postId, authorId }: Pick<Comment, "postId" | "authorId">,
  repeatable: RepeatableRequest | null,
): Promise<Comment> {
  const id = repeatable && (await findFirstResult(ctx.db, authorId, repeatable));
  if (id === null) throw await refusal(ctx, postId);
  return getComment(ctx, id);
}

/** Why there is no comment: its group is not open to the viewer, or the post is not there. */
async function refusal(ctx: AppContext, postId: string): Promise<Error> {
  const post = await findPost(ctx, postId);
  if (post) authorize(ctx, commentActions.createIn, { id: postId, isInDiscussion: await isInDiscussion(ctx, post) });
  return postNotFound();
}

/** Removes a comment and gives back its post; throws FORBIDDEN for anyone but the comment's author. */
export async function deleteComment(ctx: AppContext, id: string): Promise<Post> {
  const comment = await getComment(ctx, id);
  authorize(ctx, commentActions.delete, comment);
  const [post] = await ctx.db.write<Post>(statements.removeComment, [id, comment.postId], comment.postId);
  if (!post) throw commentNotFound();
  ctx.loaded?.post.clear(post.id);
  if (!comment.postHiddenAt) ctx.events.commentDeleted(toRemovedComment(id, post));
  return post;
}

/** Removes a comment that stands under this post; NOT_FOUND when the post is not there, or the comment not under it. */
export async function deleteCommentUnder(ctx: AppContext, postId: string, id: string): Promise<void> {
  await getPost(ctx, postId);
  const comment = await getComment(ctx, id);
  if (comment.postId !== postId) throw commentNotFound();
  await deleteComment(ctx, id);
}

const commentNotFound = () => notFound(postMessages.commentNotFound());

interface FoundComment extends Comment {
  postHiddenAt: Date | null;
  postAuthorId: string;
  postVisibility: GroupVisibility;
}

export async function getComment(ctx: AppContext, id: string): Promise<FoundComment> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  const comment = await ctx.db.row<FoundComment>(commentById, [id]);
  if (!comment || !isShown(ctx, comment) || (await isHidden(ctx, comment.authorId))) throw commentNotFound();
  if (!(await isTheirsToRead(ctx, comment))) throw commentNotFound();
  return comment;
}

/** Who left a group still finds what they wrote there, to delete it: unless the group is not there for them any more. */
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
