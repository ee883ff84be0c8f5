import type { AttendanceAnswer, OccurrenceRowFragment } from "../../../generated/sessionHooks";
import { isOpenDate, seatsOf } from "../open/openKind";
import * as texts from "../texts";

/** What the viewer can say about a date. */
export type Standing = "own" | "closed" | "cancelled" | "member" | "joins" | "asks" | "removed";

/** B15 what has begun cannot be answered any more, nor what was cancelled; and only an open group is joined by going. */
export function standingTo({ state, startsAt, session }: OccurrenceRowFragment, now: number): Standing {
  if (state === "CANCELLED") return "cancelled";
  if (Date.parse(startsAt) <= now) return "closed";
  if (!session.group) return "own";
  if (session.group.viewerMembership?.state === "ACTIVE") return "member";
  if (session.group.viewerIsRemoved) return "removed";
  return session.group.visibility === "OPEN" ? "joins" : "asks";
}

const answers: Readonly<Record<AttendanceAnswer, string>> = {
  GOING: texts.going,
  DECLINED: texts.declined,
  WAITLISTED: texts.waiting,
};

type Answered = Pick<OccurrenceRowFragment, "state" | "viewerAnswer" | "viewerPlaceInLine" | "session" | "goingCount">;

/** What became of a date for the viewer, in words: cancelled, or their answer. */
export function describeAnswer({ state, viewerAnswer, viewerPlaceInLine, session, goingCount }: Answered): string {
  if (state === "CANCELLED") return texts.cancelled;
  if (isOpenDate({ session })) return describeSeats({ session, goingCount });
  if (!session.group) return texts.ownTime;
  if (viewerAnswer === "WAITLISTED" && viewerPlaceInLine !== null) return texts.inLine(viewerPlaceInLine);
  return viewerAnswer ? answers[viewerAnswer] : texts.notAnswered;
}

function describeSeats(date: Pick<Answered, "session" | "goingCount">): string {
  const { all, taken } = seatsOf(date);
  return texts.openSeats(taken, all);
}
