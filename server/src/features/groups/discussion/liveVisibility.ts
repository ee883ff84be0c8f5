import { endStream, skipEvent } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import type { EventQueue } from "../../../platform/live/EventQueue";
import { type EventOf, RightsCheck, viewerRights } from "../../../platform/live/events";
import { can } from "../../../platform/authorization/authorize";
import { isHidden } from "../../blocks/visibility";
import { isInDiscussion } from "../members/access";
import type { LivePost } from "./liveEvents";
import { fromLivePost } from "./livePosts";
import { postMessages } from "./messages";
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import type { PostVisibility } from "./postLoaders";
import { isShown } from "./postService";

/*
 * The gate of everything live about posts, their comments, groups and rooms. Senders need not know who may see what: the right
 * is asked at delivery, for each subscriber, as it is then.
 */

/** The post as far as rights need it; null: it is gone, or the viewer may not see it. All subscribers of an event share the lookup. */
export async function findSeenNow(ctx: AppContext, postId: string): Promise<PostVisibility | null> {
  const post = await ctx.loaders.postVisibility.load(postId);
  return post && (await isShown(ctx, post)) ? post : null;
}

/** Whether the viewer may read the comments of a post, and be in the room of its group. */
export async function isInDiscussionNow(ctx: AppContext, postId: string): Promise<boolean> {
  const post = await findSeenNow(ctx, postId);
  return post !== null && isInDiscussion(ctx, post);
}

/** The payload of an event for one follower of a discussion. Ends the stream of who may not read it any more. */
export async function inDiscussion<E extends object, T>(
  ctx: AppContext,
  postId: string,
  event: E | RightsCheck,
  payloadOf: (event: E) => T,
): Promise<T> {
  if (!(await isInDiscussionNow(ctx, postId))) endStream(postMessages.notFound());
  return event instanceof RightsCheck ? skipEvent() : payloadOf(event);
}

/** The post of an event for one of its followers. Ends the stream of who may not see it any more. */
export async function forFollowersOfPost(ctx: AppContext, postId: string, live: LivePost | RightsCheck): Promise<Post> {
  if (!(await findSeenNow(ctx, postId))) endStream(postMessages.notFound());
  return live instanceof RightsCheck ? skipEvent() : fromLivePost(live);
}

/** A new post for those who may see it; skips the event for others. */
export async function forViewersOfPost(ctx: AppContext, live: LivePost): Promise<Post> {
  return (await findSeenNow(ctx, live.id)) ? fromLivePost(live) : skipEvent();
}

/** The id of a post that is gone, for subscribers who could see it and no longer can. */
export async function forAudience(ctx: AppContext, deletion: EventOf<"postDeleted">): Promise<string> {
  const { id, audience, except, authorId, writerId, wasHidden } = deletion;
  const isAmong = (ids: string[]) => ctx.viewer !== null && ids.includes(ctx.viewer.id);
  if ((audience && !isAmong(audience)) || (except && isAmong(except))) skipEvent();
  if (wasHidden && !can(ctx, postActions.readHidden, { authorId: authorId ?? "", writerId })) skipEvent();
  return authorId && (await isHidden(ctx, authorId)) ? skipEvent() : id;
}

/** Follows a topic, and what may end the right to it. */
export const followWithRights = (ctx: AppContext, topic: string, ofPost: string): EventQueue<object> =>
  ctx.events.subscribe(topic, ofPost, viewerRights(ctx.viewer?.id ?? ""));
