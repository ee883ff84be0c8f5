import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { takePrefixed } from "../../platform/database/columns";
import { findFirstResult, type RepeatableRequest, toRepeatable } from "../../platform/idempotency/idempotency";
import { checkId } from "../../platform/validation/validation";
import { isHidden } from "../blocks/sight";
import { Comment } from "./Comment";
import { toLiveComment, toRemovedComment } from "./livePosts";
import type { Post } from "./Post";
import type { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";
import { getPost, postNotFound, requireSight } from "./postService";
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
  const comment = await insertComment(ctx, { values: [newId(), postId, viewer.id, text], postId }, repeatable);
  if (!comment) return getRepeated(ctx, viewer.id, repeatable);
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
async function getRepeated(ctx: AppContext, authorId: string, repeatable: RepeatableRequest | null): Promise<Comment> {
  const id = repeatable && (await findFirstResult(ctx.db, authorId, repeatable));
  if (id === null) throw postNotFound();
  return getComment(ctx, id);
}

/** Removes a comment and gives back its post; throws FORBIDDEN for anyone but the comment's author. */
export async function deleteComment(ctx: AppContext, id: string): Promise<Post> {
  const comment = await getComment(ctx, id);
  authorize(ctx, commentActions.delete, comment);
  const [post] = await ctx.db.write<Post>(statements.removeComment, [id, comment.postId], comment.postId);
  if (!post) throw commentNotFound();
  ctx.loaded?.post.clear(post.id);
  ctx.events.commentDeleted(toRemovedComment(id, post));
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

export async function getComment(ctx: AppContext, id: string): Promise<Comment> {
  authorize(ctx, postActions.read);
  checkId(id, "id");
  const comment = await ctx.db.findOneBy(Comment, { id });
  if (!comment || (await isHidden(ctx, comment.authorId))) throw commentNotFound();
  return comment;
}
