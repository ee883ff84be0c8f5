import { toClockTime, toMinutes } from "../../../platform/time/clockTime";
import { weekdays } from "../../../platform/time/weekday";
import type { AvailableHours } from "./AvailableHours";

const dayMinutes = 24 * 60;
export const weekMinutes = 7 * dayMinutes;

/** A range of minutes of a week, without its end. */
export type Range = readonly [from: number, to: number];

/** In the order of the week; overlapping or adjacent hours of one day are merged. */
export function toAvailability(hours: readonly AvailableHours[]): AvailableHours[] {
  return weekdays.flatMap((weekday) => {
    const ofDay = hours.filter((entry) => entry.weekday === weekday);
    const ranges = ofDay.map(({ from, to }): Range => [toMinutes(from), toMinutes(to)]);
    return join(ranges).map(([from, to]) => ({ weekday, from: toClockTime(from), to: toClockTime(to) }));
  });
}

/** Sorted; what overlaps or touches becomes one. */
export function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/** A member's hours, and their UTC offset in minutes. */
export interface Week {
  hours: readonly AvailableHours[];
  offset: number;
}

/** The minutes of a week in which two members are both free. */
export function countOverlap(one: Week, other: Week): number {
  const others = toUtc(other);
  return toUtc(one).reduce((sum, range) => sum + sumOf(others.map((with_) => lengthOf(range, with_))), 0);
}

/** In minutes of a week in UTC; ranges wrap around at the end of the week. */
export function toUtc({ hours, offset }: Week): Range[] {
  return hours.flatMap(({ weekday, from, to }) => {
    const start = weekdays.indexOf(weekday) * dayMinutes + toMinutes(from) - offset;
    const first = ((start % weekMinutes) + weekMinutes) % weekMinutes;
    const end = first + toMinutes(to) - toMinutes(from);
    const range: Range = [first, Math.min(end, weekMinutes)];
    return end > weekMinutes ? [range, [0, end - weekMinutes] as const] : [range];
  });
}

const lengthOf = ([from, to]: Range, [otherFrom, otherTo]: Range) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
