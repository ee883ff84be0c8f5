import { join, type Range, toUtc, type Week, weekMinutes } from "./hours";

interface Wanted {
  /** The UTC offset of the clock that the times are read from, in minutes. */
  offset: number;
  durationMinutes: number;
  /** How many minutes are between two times; a week is a multiple of it. */
  step: number;
}

/**
 * Of each time of a week, by its minute on Monday's clock: how many members are free for so long. The work is that of the hours
 * given, not of the minutes in them: where a member begins and ceases to be free is noted, and counted up once for all.
 */
export function countFree(weeks: readonly Week[], { offset, durationMinutes, step }: Wanted): number[] {
  const slots = weekMinutes / step;
  const changes = new Array<number>(slots).fill(0);
  let free = 0;
  for (const week of weeks) {
    for (const [from, to] of runsOf(week)) {
      const first = Math.ceil((from + offset) / step);
      // Who is free all week long is counted once at each time.
      const end = Math.min(Math.floor((to - durationMinutes + offset) / step) + 1, first + slots);
      if (end <= first) continue;
      const [begins, ceases] = [around(first, slots), around(end, slots)];
      changes[begins] = (changes[begins] ?? 0) + 1;
      changes[ceases] = (changes[ceases] ?? 0) - 1;
      if (ceases <= begins) free++;
    }
  }
  return changes.map((change) => (free += change));
}

/** When a member is free without a break, in minutes of a week in UTC: each begins within the week, and may end in the next one. */
function runsOf(week: Week): Range[] {
  const ranges = join(toUtc(week));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last || first[0] > 0 || last[1] < weekMinutes) return ranges;
  if (first === last) return [[0, 2 * weekMinutes]];
  return [...ranges.slice(1, -1), [last[0], weekMinutes + first[1]]];
}

const around = (value: number, length: number) => ((value % length) + length) % length;
