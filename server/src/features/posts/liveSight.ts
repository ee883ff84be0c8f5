import { skipEvent } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import type { EventOf, LivePost } from "../../platform/live/events";
import { isMember, isOpen, isPrivate } from "../memberships/access";
import { fromLivePost } from "./livePosts";
import type { Post } from "./Post";

/** What an event says, for subscribers who are in the discussion at this moment; for others it is left out. */
export function inDiscussion<T>(ctx: AppContext, post: LivePost, said: T): T | Promise<T> {
  return isOpen(fromLivePost(post)) ? said : forMembers(ctx, post.id, said);
}

/** The post of an event, for subscribers who see it at this moment. */
export function inSight(ctx: AppContext, live: LivePost): Post | Promise<Post> {
  const post = fromLivePost(live);
  return isPrivate(post) ? forMembers(ctx, post.id, post) : post;
}

/** The id of a post that is gone, for those who knew it. */
export function forAudience({ viewer }: AppContext, { id, audience }: EventOf<"postDeleted">): string {
  return !audience || (viewer && audience.includes(viewer.id)) ? id : skipEvent();
}

/** All subscribers of an event share the lookup. */
async function forMembers<T>(ctx: AppContext, groupId: string, said: T): Promise<T> {
  return (await isMember(ctx, groupId)) ? said : skipEvent();
}
