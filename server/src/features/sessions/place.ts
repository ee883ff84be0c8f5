import type { AppContext } from "../../platform/context";
import { isInDiscussion } from "../memberships/access";
import type { StudySession } from "./StudySession";

/** Where a session is, for a viewer who sees it: like a discussion, for members alone unless the group is open. */
export async function findPlace(ctx: AppContext, { groupId, place }: StudySession): Promise<string | null> {
  if (place === null || groupId === null) return place;
  const group = await ctx.loaders.group.load(groupId);
  return group && (await isInDiscussion(ctx, group)) ? place : null;
}

/** A place that can be opened. */
export const isLink = (place: string): boolean => /^https:\/\/\S+$/i.test(place) && URL.canParse(place);
