import { OccurrenceState } from "../choices";
import type { Occurrence } from "../dates/Occurrence";

type Seats = Pick<Occurrence, "offeredTo" | "seats" | "goingCount" | "startsAt" | "state">;

/** How many seats are free for others; null for a date that is not open. */
export function freeSeatsOf({ offeredTo, seats, goingCount, startsAt, state }: Seats): number | null {
  if (offeredTo === null || seats === null) return null;
  return state === OccurrenceState.CANCELLED || startsAt <= new Date() ? 0 : Math.max(0, seats - goingCount);
}
