import { readClocks } from "../../../platform/time/clocks";
import type { Profile } from "../Profile";
import { countOverlap, type Week } from "./hours";

type Hours = Pick<Profile, "availability" | "timeZone">;

/**
 * For how many minutes a week two members are free at the same time, by today's clocks; null unless both say when they
 * are free and where their clock is.
 */
export function overlapOf(one: Hours, other: Hours, { minutesOf } = readClocks()): number | null {
  const [week, others] = [toWeek(one, minutesOf), toWeek(other, minutesOf)];
  return week && others && countOverlap(week, others);
}

function toWeek({ availability, timeZone }: Hours, minutesOf: (zone: string) => number | undefined): Week | null {
  const offset = timeZone === null ? undefined : minutesOf(timeZone);
  return availability.length > 0 && offset !== undefined ? { hours: availability, offset } : null;
}
