import { v7 as newId } from "uuid";
import { isViolationOf } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Change } from "../../../platform/events/Change";
import { checkId } from "../../../platform/validation/validation";
import { standingIn } from "../members/access";
import { membershipActions } from "../members/membershipPolicy";
import { toLivePost } from "./livePosts";
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import { getPost, postNotFound, requireVisibleAuthor } from "./postService";
import * as statements from "./changeStatements";

/** How often a like is tried that the member takes back elsewhere at the same time. */
const attempts = 3;

/** Likes a post. Idempotent. */
export async function likePost(ctx: AppContext, postId: string): Promise<Post> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const changed = await insertLike(ctx, postId);
    if (changed) return changed;
    // Nothing was written: it is liked already, or the viewer may not, or does not see it any more.
    const post = await getPost(ctx, postId);
    const viewer = authorize(ctx, postActions.like);
    if (await ctx.loaders.like.load({ userId: viewer.id, postId: post.id })) return post;
    authorize(ctx, membershipActions.like, await standingIn(ctx, post));
  }
  throw postNotFound();
}

/** Removes a like. Idempotent. */
export async function unlikePost(ctx: AppContext, postId: string): Promise<Post> {
  return (await removeLike(ctx, postId)) ?? getPost(ctx, postId);
}

/** Toggles the viewer's like, for REST. */
export async function toggleLike(ctx: AppContext, postId: string): Promise<Post> {
  return (await removeLike(ctx, postId)) ?? likePost(ctx, postId);
}

/** null if the like existed. */
const insertLike = (ctx: AppContext, postId: string) =>
  changeLikes(ctx, postId, statements.insertLike, [newId()]).catch((error: unknown) => {
    if (isViolationOf(error, statements.oneLikePerMember)) return null;
    throw error;
  });

/** null when there was none. */
const removeLike = (ctx: AppContext, postId: string) => changeLikes(ctx, postId, statements.removeLike);

async function changeLikes(
  ctx: AppContext,
  postId: string,
  change: Change,
  more: unknown[] = [],
): Promise<Post | null> {
  const viewer = authorize(ctx, postActions.like);
  checkId(postId, "id");
  await requireVisibleAuthor(ctx, postId);
  ctx.loaders.like.clear({ userId: viewer.id, postId });
  ctx.loaders.post.clear(postId);
  const [post] = await ctx.db.write<Post>(change, [postId, viewer.id, ...more], postId);
  if (!post) return null;
  ctx.events.publish("likesChanged", toLivePost(post));
  return post;
}
