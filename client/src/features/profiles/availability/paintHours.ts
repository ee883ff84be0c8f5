import { dayMinutes, type FreeHours, toMinutes, toTime, weekdays } from "./hours";

type Weekday = FreeHours["weekday"];

/** A part of a day that is painted at once. */
export interface DayPart {
  from: string;
  to: string;
}

/** From morning to night; finer hours are chosen one by one. */
export const dayParts: readonly DayPart[] = [
  { from: "06:00", to: "10:00" },
  { from: "10:00", to: "14:00" },
  { from: "14:00", to: "18:00" },
  { from: "18:00", to: "22:00" },
  { from: "22:00", to: "24:00" },
];

const rangesOf = (hours: readonly FreeHours[], day: Weekday) =>
  hours
    .filter(({ weekday }) => weekday === day)
    .map(({ from, to }) => [toMinutes(from), toMinutes(to)] as const)
    .sort(([one], [other]) => one - other);

/** Whether all of a part of a day is free. */
export function isPainted(hours: readonly FreeHours[], day: Weekday, { from, to }: DayPart): boolean {
  let reached = toMinutes(from);
  for (const [start, end] of rangesOf(hours, day)) if (start <= reached) reached = Math.max(reached, end);
  return reached >= toMinutes(to);
}

/** The hours with a part of a day, or without it; hours of a day that meet are one. */
export function paintHours(hours: readonly FreeHours[], day: Weekday, part: DayPart, isFree: boolean): FreeHours[] {
  const [from, to] = [toMinutes(part.from), toMinutes(part.to)];
  const minutes = Array.from({ length: dayMinutes }, () => false);
  for (const [start, end] of rangesOf(hours, day)) minutes.fill(true, start, end);
  minutes.fill(isFree, from, to);
  const painted: FreeHours[] = [];
  for (let start = minutes.indexOf(true); start >= 0;) {
    const after = minutes.indexOf(false, start);
    const end = after < 0 ? dayMinutes : after;
    painted.push({ weekday: day, from: toTime(start), to: toTime(end) });
    start = minutes.indexOf(true, end);
  }
  return weekdays.flatMap((one) => (one === day ? painted : hours.filter(({ weekday }) => weekday === one)));
}
