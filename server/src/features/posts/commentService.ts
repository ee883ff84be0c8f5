import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { notFound } from "../../errors";
import { writeWithEvent } from "../../platform/events/writeWithEvent";
import { selectList, takePrefixed } from "../../platform/database/columns";
import {
  claimKey,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../platform/idempotency/idempotency";
import { retryConflicts } from "../../platform/database/retry";
import { checkId } from "../../platform/validation/validation";
import { commentColumns, postColumns } from "./columns";
import { Comment } from "./Comment";
import { toLiveComment, toRemovedComment } from "./livePosts";
import { Post } from "./Post";
import type { AddCommentInput } from "./postInputs";
import { commentActions, postActions } from "./postPolicy";
import { getPost, postNotFound } from "./postService";
import { postMessages } from "./messages";

/** Adds a comment to a post. A repeated request returns the first comment. */
export async function addComment(ctx: AppContext, input: AddCommentInput): Promise<Comment> {
  const viewer = authorize(ctx, commentActions.create);
  checkId(input.postId, "postId");
  const { text } = input;
  const postId = input.postId.toLowerCase();
  const repeatable = toRepeatable(input.idempotencyKey, "addComment", [postId, text]);
  const comment = await insertComment(ctx, { values: [newId(), postId, viewer.id, text], postId }, repeatable);
  if (!comment) return getRepeated(ctx, viewer.id, repeatable);
  const post = takePrefixed<Post>(comment, postPrefix);
  ctx.loaded?.post.clear(comment.postId);
  ctx.events.commentAdded(toLiveComment(comment, post));
  return Object.assign(comment, { post });
}

/** The columns of the post are read together with the comment, as the change leaves them. */
const postPrefix = "post.";
const changedPost = selectList(Post, "counted", { prefix: postPrefix });

/** Row and count in one statement, locking as likes do. null when the post is gone or the request was sent before. */
async function insertComment(
  ctx: AppContext,
  { values, postId }: { values: unknown[]; postId: string },
  repeatable: RepeatableRequest | null,
): Promise<Comment | null> {
  const claim = claimKey({ userId: "$3", key: "$5", hash: "$6", resultId: "$1" }, "from post");
  const parts = `viewer as (select id from users where id = $3 for key share),
       post as (select posts.id from posts, viewer where posts.id = $2 for no key update of posts),
       ${repeatable ? `claimed as (${claim}),` : ""}
       added as (
         insert into comments (id, post_id, author_id, text)
         select $1::uuid, post.id, $3::uuid, $4 from post ${repeatable ? ", claimed" : ""} returning *
       ),
       counted as (
         update posts set comment_count = comment_count + 1, version = version + 1 from added
         where posts.id = added.post_id returning posts.*
       )`;
  const change = `select ${commentColumns("added")}, ${changedPost} from added, counted`;
  const data = { commentId: "changed.id", postId: "$2::uuid", authorId: "$3::uuid" };
  const all = repeatable ? [...values, repeatable.key, repeatable.hash] : values;
  const rows = await retryConflicts(() =>
    writeWithEvent<Comment>(ctx, { event: "commentAdded", parts, change, data }, all, postId),
  );
  return rows[0] ?? null;
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
  const [post] = await removeComment(ctx, comment);
  if (!post) throw commentNotFound();
  ctx.loaded?.post.clear(post.id);
  ctx.events.commentDeleted(toRemovedComment(id, post));
  return post;
}

function removeComment(ctx: AppContext, { id, postId }: Comment): Promise<Post[]> {
  const parts = `post as (select id from posts where id = $2 for no key update),
       gone as (
         delete from comments using post where comments.id = $1 and post_id = post.id returning post_id, author_id
       )`;
  const change = `update posts set comment_count = comment_count - 1, version = version + 1 from gone
     where posts.id = gone.post_id returning ${postColumns("posts")}`;
  const data = { commentId: "$1::uuid", postId: "$2::uuid", authorId: "(select author_id from gone)" };
  return retryConflicts(() =>
    writeWithEvent<Post>(ctx, { event: "commentDeleted", parts, change, data }, [id, postId], postId),
  );
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
  if (!comment) throw commentNotFound();
  return comment;
}
