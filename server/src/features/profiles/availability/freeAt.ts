import { toUtc, type Week } from "./hours";

const weekMinutes = 7 * 24 * 60;

interface Wanted {
  /** The UTC offset of the clock that the times are read from, in minutes. */
  offset: number;
  durationMinutes: number;
  /** How many minutes are between two times. */
  step: number;
}

/** Of each time of a week, by its minute on Monday's clock: how many members are free for so long. */
export function countFree(weeks: readonly Week[], { offset, durationMinutes, step }: Wanted): number[] {
  const slots = Math.floor(weekMinutes / step);
  const counts = new Array<number>(slots).fill(0);
  for (const week of weeks) {
    const free = freeMinutes(week);
    for (let slot = 0; slot < slots; slot++) {
      const start = (((slot * step - offset) % weekMinutes) + weekMinutes) % weekMinutes;
      if (isFree(free, start, durationMinutes)) counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  return counts;
}

/** Of each minute of a week in UTC, how many follow in which the member is free; 0 where they are not. */
function freeMinutes(week: Week): Uint16Array {
  const free = new Uint16Array(weekMinutes);
  for (const [from, to] of toUtc(week)) free.fill(1, from, to);
  // Twice around, because the last minutes go on with the first.
  for (let minute = weekMinutes * 2 - 2; minute >= 0; minute--) {
    const at = minute % weekMinutes;
    const next = free[(minute + 1) % weekMinutes] ?? 0;
    if (free[at]) free[at] = Math.min(weekMinutes, next + 1);
  }
  return free;
}

const isFree = (free: Uint16Array, start: number, minutes: number) => (free[start] ?? 0) >= minutes;
