import type { AppContext } from "../../../platform/context";
import { hasUserInfo } from "../../../platform/validation/validation";
import { takesPart } from "../../groups/members/access";
import type { StudySession } from "./StudySession";

/** The place of a session that the viewer can see. Only for those who take part in the group. */
export async function findPlace(ctx: AppContext, { groupId, memberId, place }: StudySession): Promise<string | null> {
  // An open session has none, so nobody but its member reads that of their own time.
  if (place === null || groupId === null) return memberId === null || memberId === ctx.viewer?.id ? place : null;
  const group = await ctx.loaders.group.load(groupId);
  return group && (await takesPart(ctx, group)) ? place : null;
}

/** Whether the place is a link. */
export const isLink = (place: string): boolean =>
  /^https:\/\/\S+$/i.test(place) && !hasUserInfo(place) && URL.canParse(place);
