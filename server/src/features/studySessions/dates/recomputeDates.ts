import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { sessions as limits } from "../limits";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { startOf } from "./dates";
import type { Occurrence } from "./Occurrence";
import * as statements from "./recomputeStatements";
import { notifyGroup } from "../plan/sessionService";
import type { StudySession } from "../plan/StudySession";

type Taken = Pick<StudySession, "id" | "groupId" | "timeZone">;

/**
 * Computes the planned dates to come again, where that was done with older time zone data. Moved, cancelled and past dates stay.
 * The schedule catches what processes with older data plan.
 */
export const recomputeDatesOften = defineJob({
  name: "recompute-session-dates",
  schema: noData,
  schedule: "*/15 * * * *",
  seconds: 1_800,
  run: ({ db }, _data, { signal }) => recomputeDates(db, { signal }),
});

export async function recomputeDates(db: Db, { own = zoneVersion(), signal }: Parameters = {}): Promise<void> {
  let taken: number = limits.recomputedAtOnce;
  while (taken === limits.recomputedAtOnce && !signal?.aborted)
    taken = await db.transaction((tx) => recomputeSome(tx, own));
}

interface Parameters {
  /** The version of this process. */
  own?: string;
  signal?: AbortSignal;
}

/** Each session with changed dates causes one notification. Gives the number of sessions. */
async function recomputeSome(tx: Tx, own: string): Promise<number> {
  const sessions = await tx.rows<Taken>(statements.takeOlderSessions, [own]);
  if (sessions.length === 0) return 0;
  const dates = await tx.rows<Occurrence>(statements.plannedAhead, [sessions.map(({ id }) => id)]);
  const changed = sessions.map((session) => ({ session, dates: changedOf(session, dates) }));
  const all = changed.flatMap((one) => one.dates);
  if (all.length > 0) {
    await tx.rows(statements.recomputeDates, [
      all.map(({ id }) => id),
      all.map(({ startsAt }) => startsAt),
      all.map(({ endsAt }) => endsAt),
    ]);
  }
  for (const { session, dates: own } of changed) {
    const [first] = own;
    if (!first) continue;
    tx.publish("sessionChanged", { sessionId: session.id, occurrenceId: first.id, byId: null, count: own.length });
    notifyGroup(tx, session.groupId);
  }
  return sessions.length;
}

/** The dates of a session with another time by the rules of today. A date that would have begun by then stays. */
function changedOf({ id, timeZone }: Taken, dates: readonly Occurrence[]) {
  const now = new Date();
  return dates
    .filter(({ sessionId }) => sessionId === id)
    .map((date) => ({ date, startsAt: startOf(date.localDate, date.localTime, timeZone) }))
    .filter(({ date, startsAt }) => startsAt > now && startsAt.getTime() !== date.startsAt.getTime())
    .map(({ date, startsAt }) => ({
      id: date.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + date.endsAt.getTime() - date.startsAt.getTime()),
    }));
}
