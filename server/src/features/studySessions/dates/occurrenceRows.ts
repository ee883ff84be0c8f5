import { v7 as newId } from "uuid";
import { OccurrenceState } from "../choices";
import { startOf } from "./dates";
import type { Occurrence } from "./Occurrence";
import type { StudySession } from "../plan/StudySession";

type Timed = Pick<StudySession, "startTime" | "timeZone" | "durationMinutes">;

/** When a session begins and ends on a day. */
export function timesOf({ startTime, timeZone, durationMinutes }: Timed, localDate: string) {
  const startsAt = startOf(localDate, startTime, timeZone);
  return { localTime: startTime, startsAt, originalStartsAt: startsAt, endsAt: endOf(startsAt, durationMinutes) };
}

export const endOf = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * 60_000);

type Planned = Timed & Pick<StudySession, "id" | "groupId" | "memberId">;

/** The rows of these days. */
export function toOccurrences(session: Planned, dates: readonly string[]): Partial<Occurrence>[] {
  const { id: sessionId, groupId, memberId } = session;
  return dates.map((localDate) => ({
    id: newId(),
    ...{ sessionId, groupId, memberId, localDate, state: OccurrenceState.PLANNED },
    ...timesOf(session, localDate),
  }));
}
