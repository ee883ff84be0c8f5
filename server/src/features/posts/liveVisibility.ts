import { skipEvent } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import type { EventOf, LivePost } from "../../platform/live/events";
import { isMember, isOpen, isPrivate } from "../memberships/access";
import { fromLivePost } from "./livePosts";
import type { Post } from "./Post";

/** The payload of an event for subscribers who may read the discussion; skips the event for others. */
export function inDiscussion<T>(ctx: AppContext, post: LivePost, payload: T): T | Promise<T> {
  return isOpen(fromLivePost(post)) ? payload : forMembers(ctx, post.id, payload);
}

/** The post of an event for subscribers who can see it; skips the event for others. */
export function forViewersOfPost(ctx: AppContext, live: LivePost): Post | Promise<Post> {
  const post = fromLivePost(live);
  return isPrivate(post) ? forMembers(ctx, post.id, post) : post;
}

/** The id of a post that is gone, for subscribers who could see it and no longer can. */
export function forAudience({ viewer }: AppContext, { id, audience, except }: EventOf<"postDeleted">): string {
  const isAmong = (ids: string[]) => viewer !== null && ids.includes(viewer.id);
  return (!audience || isAmong(audience)) && !(except && isAmong(except)) ? id : skipEvent();
}

/** The membership is loaded once for all subscribers of an event. */
async function forMembers<T>(ctx: AppContext, groupId: string, payload: T): Promise<T> {
  return (await isMember(ctx, groupId)) ? payload : skipEvent();
}
