import { v7 as newId } from "uuid";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { notFound, toAppError } from "../errors";
import { retryConflicts } from "../shared/retry";
import { checkId, orNull } from "../shared/validation";
import { commentColumns } from "./columns";
import { Comment } from "./Comment";
import { toLiveComment } from "./livePosts";
import type { AddCommentInput } from "./postInputs";
import { canDeleteComment } from "./postPolicy";
import { denied, getPost, postNotFound } from "./postService";

/** Puts a comment under a post. The same idempotency key from the same author gives the first comment back. */
export async function addComment(ctx: AppContext, input: AddCommentInput): Promise<Comment> {
  const viewer = requireViewer(ctx);
  checkId(input.postId, "postId");
  const key = orNull(input.idempotencyKey);
  const comment = await insertComment(ctx, [newId(), input.postId, viewer.id, input.text, key, new Date()]);
  if (!comment) return ctx.db.findOneByOrFail(Comment, { authorId: viewer.id, idempotencyKey: key ?? "" });
  ctx.loaders.post.clear(comment.postId);
  ctx.events.commentAdded(toLiveComment(comment));
  return comment;
}

/** Row and count in one statement. null when the key was used before; NOT_FOUND when the post is gone. */
async function insertComment(ctx: AppContext, values: unknown[]): Promise<Comment | null> {
  try {
    const [comment] = await retryConflicts(() =>
      ctx.db.query<Comment[]>(
        `with added as (
           insert into comments (id, post_id, author_id, text, idempotency_key, created_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (author_id, idempotency_key) do nothing returning *
         ), counted as (
           update posts set comment_count = comment_count + 1 from added where posts.id = added.post_id
         )
         select ${commentColumns("added")} from added`,
        values,
      ),
    );
    return comment ?? null;
  } catch (error) {
    throw toAppError(error).code === "NOT_FOUND" ? postNotFound() : error;
  }
}

/** Removes a comment and gives back the id of its post; throws FORBIDDEN for anyone but the comment's author. */
export async function deleteComment(ctx: AppContext, id: string): Promise<string> {
  const viewer = requireViewer(ctx);
  const comment = await getComment(ctx, id);
  if (!canDeleteComment(viewer, comment)) throw denied(ctx, viewer.id, "comment", id);
  const gone = await retryConflicts(() =>
    ctx.db.query<unknown[]>(
      `with gone as (delete from comments where id = $1 returning post_id), counted as (
         update posts set comment_count = comment_count - 1 from gone where posts.id = gone.post_id
       ) select post_id from gone`,
      [id],
    ),
  );
  if (gone.length === 0) throw commentNotFound();
  ctx.loaders.post.clear(comment.postId);
  return comment.postId;
}

/** Removes a comment that stands under this post; NOT_FOUND when the post is not there, or the comment not under it. */
export async function deleteCommentUnder(ctx: AppContext, postId: string, id: string): Promise<void> {
  await getPost(ctx, postId);
  const comment = await getComment(ctx, id);
  if (comment.postId !== postId) throw commentNotFound();
  await deleteComment(ctx, id);
}

const commentNotFound = () => notFound("Comment does not exist");

export async function getComment(ctx: AppContext, id: string): Promise<Comment> {
  requireViewer(ctx);
  checkId(id, "id");
  const comment = await ctx.db.findOneBy(Comment, { id });
  if (!comment) throw commentNotFound();
  return comment;
}
