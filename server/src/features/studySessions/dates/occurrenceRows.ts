import { v7 as newId } from "uuid";
import { Company, OccurrenceState } from "../choices";
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

type Planned = Timed & Offered & Pick<StudySession, "id" | "groupId" | "memberId">;

type Offered = Pick<StudySession, "company" | "capacity" | "interest">;

/** What the dates of a session repeat of who may take a free seat. */
export const offerOf = ({ company, capacity, interest }: Offered) =>
  company === Company.NOBODY
    ? { offeredTo: null, seats: null, interest: null }
    : { offeredTo: company, seats: capacity, interest };

/** The rows of these days. */
export function toOccurrences(session: Planned, dates: readonly string[]): Partial<Occurrence>[] {
  const { id: sessionId, groupId, memberId } = session;
  return dates.map((localDate) => ({
    id: newId(),
    ...{ sessionId, groupId, memberId, localDate, state: OccurrenceState.PLANNED },
    ...offerOf(session),
    ...timesOf(session, localDate),
  }));
}
