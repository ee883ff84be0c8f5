import { badInput } from "../../../errors";
import { can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { readClocks } from "../../../platform/time/clocks";
import { toClockTime } from "../../../platform/time/clockTime";
import { type Weekday, weekdays } from "../../../platform/time/weekday";
import { toTimeZone } from "../../../platform/validation/timeZone";
import type { Group } from "../../groups/group/Group";
import { membershipStatus } from "../../groups/group/groupService";
import { countFree } from "../../profiles/availability/freeAt";
import type { Week } from "../../profiles/availability/hours";
import { sessions as limits } from "../limits";
import { sessionActions } from "../plan/sessionPolicy";
import type { FreeHours } from "./FreeHours";

interface FreeTimeRequest {
  /** Of the viewer's device; left out: that of their profile, else UTC. */
  timeZone?: string | null;
  durationMinutes: number;
}

/** Times of a day that are offered begin at each half hour. */
const step = 30;
const slotsOfDay = (24 * 60) / step;

/**
 * When most members of a group are free: the best time of each day, as numbers of those who show their hours to the viewer. null for
 * who may not plan in the group. Nothing is counted that the viewer could not read in the members' profiles.
 */
export async function findFreeHours(
  ctx: AppContext,
  group: Group,
  asked: FreeTimeRequest,
): Promise<FreeHours[] | null> {
  if (!ctx.viewer || !can(ctx, sessionActions.planIn, await membershipStatus(ctx, group))) return null;
  const { min, max } = limits.minutes;
  const { durationMinutes } = asked;
  if (!Number.isInteger(durationMinutes) || durationMinutes < min || durationMinutes > max) {
    const field = "durationMinutes";
    throw badInput({ field, message: fieldMessages.outOfRange({ field, min, max }) });
  }
  const { minutesOf } = readClocks();
  const zone = await zoneOf(ctx, asked.timeZone);
  const offset = minutesOf(zone);
  const rows = await ctx.loaders.hoursOfGroup.load({ groupId: group.id, viewerId: ctx.viewer.id });
  const weeks = rows.flatMap(({ availability: hours, timeZone }): Week[] => {
    const ofMember = minutesOf(timeZone ?? "");
    return ofMember === undefined ? [] : [{ hours, offset: ofMember }];
  });
  return bestOfDays(countFree(weeks, { offset: offset ?? 0, durationMinutes, step }), weeks.length);
}

async function zoneOf({ viewer, loaders }: AppContext, given: string | null | undefined): Promise<string> {
  if (given) {
    const zone = toTimeZone(given);
    if (!zone) throw badInput({ field: "timeZone", message: fieldMessages.noTimeZone({ field: "timeZone" }) });
    return zone;
  }
  return (viewer && (await loaders.profileOfUser.load(viewer.id))?.timeZone) ?? "UTC";
}

/** Of each day the first time with most members, where at least two are free; the days with most of them first. */
function bestOfDays(counts: readonly number[], of: number): FreeHours[] {
  return weekdays
    .flatMap((weekday: Weekday, day): FreeHours[] => {
      const ofDay = counts.slice(day * slotsOfDay, (day + 1) * slotsOfDay);
      const free = Math.max(0, ...ofDay);
      return free < 2 ? [] : [{ weekday, time: toClockTime(ofDay.indexOf(free) * step), free, of }];
    })
    .sort((one, other) => other.free - one.free);
}
