import type { AvailableHoursInput, Weekday } from "../../../generated/hooks";

/** Free hours of one day, by the member's own clock; `to` may be 24:00. */
export type FreeHours = AvailableHoursInput;

export const weekdays: readonly Weekday[] = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
];

/** As many as the service takes. */
export const maxHours = 28;

export const dayMinutes = 24 * 60;

/** Choices are half an hour apart. */
const step = 30;

/** `01:30` is 90, and `24:00` is 1,440. */
export function toMinutes(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The inverse of `toMinutes`. */
export function toTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** The times to choose from after `from`, up to `to`, and `chosen` where it is between them. */
export function timesBetween(from: number, to: number, chosen: string): string[] {
  const steps = Array.from({ length: (to - from) / step }, (_, index) => toTime(from + (index + 1) * step));
  return steps.includes(chosen) ? steps : [...steps, chosen].sort();
}

/** The same hours on the day after the last; on a weekday evening at first. */
export function nextHours(hours: readonly FreeHours[]): FreeHours {
  const last = hours.at(-1);
  if (!last) return { weekday: "MONDAY", from: "19:00", to: "21:00" };
  const place = weekdays.indexOf(last.weekday) + 1;
  return { ...last, weekday: weekdays[place % weekdays.length] ?? last.weekday };
}

/** Changes the start; if the end is not after it, the end becomes one hour later. */
export function beginAt(hours: FreeHours, from: string): FreeHours {
  const start = toMinutes(from);
  const to = toMinutes(hours.to) > start ? hours.to : toTime(Math.min(start + 60, dayMinutes));
  return { ...hours, from, to };
}

/** Days with the same hours, in the order of the week. */
export interface DaysWithHours {
  days: Weekday[];
  from: string;
  to: string;
}

/** One entry for all days with the same hours. */
export function groupByHours(hours: readonly FreeHours[]): DaysWithHours[] {
  const groups = new Map<string, DaysWithHours>();
  for (const { weekday, from, to } of hours) {
    const group = groups.get(`${from} ${to}`);
    if (group) group.days.push(weekday);
    else groups.set(`${from} ${to}`, { days: [weekday], from, to });
  }
  return [...groups.values()];
}

/** What another clock shows at that time, and how many days later or earlier its day is. */
export function shiftTime(time: string, minutes: number): { time: string; days: -1 | 0 | 1 } {
  const shifted = toMinutes(time) + minutes;
  const days = shifted < 0 ? -1 : shifted >= dayMinutes ? 1 : 0;
  return { time: toTime(shifted - days * dayMinutes), days };
}

/** Three days and more in a row as their first and last: Monday to Friday, and Sunday. */
export function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1)?.at(-1);
    if (last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])));
}
