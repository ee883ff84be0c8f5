import { Temporal } from "temporal-polyfill";
import type { AppContext } from "../../../platform/context";
import { Frequency } from "../choices";
import { startOf } from "../dates/dates";
import type { Ends, Repeats } from "../plan/repeats";
import type { StudySession } from "../plan/StudySession";

type Timed = Pick<StudySession, "groupId" | "memberId" | "timeZone" | "shownZone">;

const isOthers = ({ viewer }: Pick<AppContext, "viewer">, { groupId, memberId }: Timed): boolean =>
  groupId === null && memberId !== viewer?.id;

/** The zone of a session. That of another member's own one is shown only if their profile says it, else it is UTC. */
export async function zoneShown(ctx: AppContext, session: Timed): Promise<string> {
  const { memberId, timeZone, shownZone } = session;
  if (!isOthers(ctx, session)) return timeZone;
  if (shownZone !== undefined) return shownZone;
  const profile = memberId === null ? null : await ctx.loaders.profileOfUser.load(memberId);
  return profile?.timeZone === timeZone ? timeZone : "UTC";
}

/** On which day, and when, a session begins by the clock of the zone that is shown. */
export async function startShown(ctx: AppContext, session: StudySession): Promise<{ day: string; time: string }> {
  const zone = await zoneShown(ctx, session);
  const { startsOn, startTime, timeZone } = session;
  if (zone === timeZone) return { day: startsOn, time: startTime };
  const moment = Temporal.Instant.fromEpochMilliseconds(startOf(startsOn, startTime, timeZone).getTime());
  const there = moment.toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: "minute" }) };
}

/** How another member's own session repeats is nobody else's business: others take a seat on one date. */
export const repeatsShown = (ctx: AppContext, session: StudySession): Repeats =>
  isOthers(ctx, session)
    ? { frequency: Frequency.NONE, weekdays: [] }
    : { frequency: session.frequency, weekdays: session.weekdays };

export function endsShown(ctx: AppContext, session: StudySession): Ends | null {
  const { endsOn, endsAfter } = session;
  if (isOthers(ctx, session) || (endsOn === null && endsAfter === null)) return null;
  return { on: endsOn, after: endsAfter };
}
