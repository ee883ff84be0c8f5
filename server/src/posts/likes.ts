import { v7 as newId } from "uuid";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { AppError, toAppError } from "../errors";
import { retryConflicts } from "../shared/retry";
import { checkId } from "../shared/validation";
import { postColumns } from "./columns";
import { toLivePost } from "./livePosts";
import type { Post } from "./Post";
import { getPost, postNotFound } from "./postService";

/** Likes a post; liking twice is the same as liking once. */
export async function likePost(ctx: AppContext, postId: string): Promise<Post> {
  return (await insertLike(ctx, postId)) ?? getPost(ctx, postId);
}

/** Takes a like back; without one it changes nothing. */
export async function unlikePost(ctx: AppContext, postId: string): Promise<Post> {
  return (await removeLike(ctx, postId)) ?? getPost(ctx, postId);
}

/** Likes what the viewer does not like yet, and takes the like back otherwise: the REST way. */
export async function toggleLike(ctx: AppContext, postId: string): Promise<Post> {
  return (await removeLike(ctx, postId)) ?? likePost(ctx, postId);
}

/** Row and count in one statement: however many do it at once, the count stays exact. null when the like was there. */
function insertLike(ctx: AppContext, postId: string): Promise<Post | null> {
  return changeLikes(
    ctx,
    postId,
    `with liked as (
       insert into post_likes (post_id, user_id, id, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, post_id) do nothing returning post_id
     )
     update posts set like_count = like_count + 1 from liked where posts.id = liked.post_id
     returning ${postColumns("posts")}`,
    [newId(), new Date()],
  );
}

function removeLike(ctx: AppContext, postId: string): Promise<Post | null> {
  return changeLikes(
    ctx,
    postId,
    `with gone as (delete from post_likes where post_id = $1 and user_id = $2 returning post_id)
     update posts set like_count = like_count - 1 from gone where posts.id = gone.post_id
     returning ${postColumns("posts")}`,
  );
}

async function changeLikes(ctx: AppContext, postId: string, sql: string, more: unknown[] = []): Promise<Post | null> {
  const viewer = requireViewer(ctx);
  checkId(postId, "id");
  const post = await changePost(ctx, sql, [postId, viewer.id, ...more]);
  ctx.loaders.likedByViewer.clear(postId);
  ctx.loaders.post.clear(postId);
  if (post) ctx.events.likesChanged(toLivePost(post));
  return post;
}

/** Runs a statement that returns the changed post; a post that is not there (any more) is NOT_FOUND. */
async function changePost(ctx: AppContext, sql: string, values: unknown[]): Promise<Post | null> {
  try {
    const [rows] = await retryConflicts(() => ctx.db.query<[Post[], number]>(sql, values));
    return rows[0] ?? null;
  } catch (error) {
    const known: AppError = toAppError(error);
    throw known.code === "NOT_FOUND" ? postNotFound() : error;
  }
}
