import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type Change, writeWithEvent } from "../../platform/events/writeWithEvent";
import { retryConflicts } from "../../platform/database/retry";
import { checkId } from "../../platform/validation/validation";
import { postColumns } from "./columns";
import { toLivePost } from "./livePosts";
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import { getPost } from "./postService";

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

const likedByViewer = "exists (select from post_likes where post_id = $1 and user_id = $2)";

/**
 * Row and count in one statement: however many do it at once, the count stays exact. null when the like was there,
 * which is mostly seen before anything is locked: a repeated like waits for no lock and writes nothing.
 * Locks are taken in the same order everywhere: the member, the post, then its children; this prevents deadlocks.
 */
function insertLike(ctx: AppContext, postId: string): Promise<Post | null> {
  const parts = `viewer as (select id from users where id = $2 and not ${likedByViewer} for key share),
       post as (select posts.id from posts, viewer where posts.id = $1 for no key update of posts),
       liked as (
         insert into post_likes (post_id, user_id, id) select post.id, $2::uuid, $3::uuid from post
         on conflict (user_id, post_id) do nothing returning post_id
       )`;
  const change = `update posts set like_count = like_count + 1, version = version + 1
     from liked where posts.id = liked.post_id returning ${postColumns("posts")}`;
  return changeLikes(ctx, postId, { event: "postLiked", parts, change }, [newId()]);
}

function removeLike(ctx: AppContext, postId: string): Promise<Post | null> {
  const parts = `post as (select id from posts where id = $1 and ${likedByViewer} for no key update),
       gone as (
         delete from post_likes using post where post_id = post.id and user_id = $2 returning post_id
       )`;
  const change = `update posts set like_count = like_count - 1, version = version + 1
     from gone where posts.id = gone.post_id returning ${postColumns("posts")}`;
  return changeLikes(ctx, postId, { event: "postUnliked", parts, change });
}

const data = { postId: "changed.id", userId: "$2::uuid" };

type LikeChange = Pick<Change, "parts" | "change"> & { event: "postLiked" | "postUnliked" };

async function changeLikes(
  ctx: AppContext,
  postId: string,
  change: LikeChange,
  more: unknown[] = [],
): Promise<Post | null> {
  const viewer = authorize(ctx, postActions.like);
  checkId(postId, "id");
  const values = [postId, viewer.id, ...more];
  const [post] = await retryConflicts(() => writeWithEvent<Post>(ctx, { ...change, data }, values, postId));
  ctx.loaded?.like.clear({ userId: viewer.id, postId });
  ctx.loaded?.post.clear(postId);
  if (!post) return null;
  ctx.events.likesChanged(toLivePost(post));
  return post;
}
