import { readClocks } from "../../../platform/time/clocks";
import type { Profile } from "../Profile";
import { countOverlap, type Week } from "./hours";

type Hours = Pick<Profile, "availability" | "timeZone">;

/**
 * The minutes of a week in which two members are both free, with today's UTC offsets; null unless both have hours and a time
 * zone.
 */
export function overlapOf(one: Hours, other: Hours, { minutesOf } = readClocks()): number | null {
  const [week, others] = [toWeek(one, minutesOf), toWeek(other, minutesOf)];
  return week && others && countOverlap(week, others);
}

function toWeek({ availability, timeZone }: Hours, minutesOf: (zone: string) => number | undefined): Week | null {
  const offset = timeZone === null ? undefined : minutesOf(timeZone);
  return availability.length > 0 && offset !== undefined ? { hours: availability, offset } : null;
}
