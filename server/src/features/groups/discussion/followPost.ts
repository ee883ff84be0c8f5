import { forbidden } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { EventQueue } from "../../../platform/live/EventQueue";
import { topicKey } from "../../../platform/live/events";
import { isInDiscussion } from "../members/access";
import { groupRights, latestOf, type PostTopic } from "./liveEvents";
import { toLivePost } from "./livePosts";
import { followWithRights } from "./liveVisibility";
import type { Post } from "./Post";
import { getPost } from "./postService";

/** The current post, then all its changes. Throws NOT_FOUND if there is no such post. */
export const followPost = (ctx: AppContext, postId: string): Promise<AsyncIterable<object>> =>
  follow(ctx, "postChanged", postId, (post, changes) => {
    changes.push(latestOf(ctx.events, toLivePost(post)));
  });

/** The likes of a post, from now on. Throws NOT_FOUND if there is no such post. */
export const followLikes = (ctx: AppContext, postId: string): Promise<AsyncIterable<object>> =>
  follow(ctx, "likesChanged", postId, () => undefined);

/** The comments of a post, from now on. Throws NOT_FOUND if there is no such post, FORBIDDEN for who may not read them. */
export const followComments = (
  ctx: AppContext,
  topic: "commentAdded" | "commentChanged" | "commentDeleted",
  postId: string,
): Promise<AsyncIterable<object>> =>
  follow(ctx, topic, postId, async (post) => {
    if (!(await isInDiscussion(ctx, post))) throw forbidden();
  });

/** Listens before it reads the post, so that nothing is missed in between. */
async function follow(
  ctx: AppContext,
  topic: PostTopic,
  postId: string,
  begin: (post: Post, changes: EventQueue<object>) => void | Promise<void>,
): Promise<AsyncIterable<object>> {
  const changes = followWithRights(ctx, topicKey(topic, postId), groupRights(postId));
  try {
    await begin(await getPost(ctx, postId), changes);
    return changes;
  } catch (error) {
    await changes.return();
    throw error;
  }
}
