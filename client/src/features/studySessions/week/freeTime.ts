import { addDays, dayAt, momentAt } from "../../../shared/time/days";
import { toMinutes } from "../../../shared/time/describeTimes";
import { clockAt } from "../../../shared/time/formatDate";

/** A time that is chosen in the week: minutes of the day by the device's clock, and how long. */
export interface Choice {
  day: string;
  from: number;
  minutes: number;
}

/** What the week shows: its days, its hours and the current moment. Nothing is planned in the past. */
export interface Shown {
  days: readonly string[];
  firstHour: number;
  lastHour: number;
  now: number;
}

/** Times are chosen in half hours. */
export const step = 30;
const [usual, longest, evening] = [60, 480, 19 * 60];

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

export const startOf = ({ day, from }: Choice): number => momentAt(day, clockOf(from));

const isAhead = (choice: Choice, { now }: Shown) => startOf(choice) > now;

/** An hour from the half hour in which these minutes are; null where it is over. */
export function choiceAt(day: string, minutes: number, shown: Shown): Choice | null {
  const last = shown.lastHour * 60 - step;
  const from = Math.max(shown.firstHour * 60, Math.min(last, Math.floor(minutes / step) * step));
  const choice = { day, from, minutes: usual };
  return isAhead(choice, shown) ? choice : null;
}

/** From where a pointer was pressed to where it is now, in either direction; an hour while it stays in its half hour. */
export function choiceBetween(start: Choice, minutes: number, shown: Shown): Choice {
  const end = choiceAt(start.day, minutes, shown) ?? start;
  if (end.from === start.from) return start;
  const from = Math.min(start.from, end.from);
  return { day: start.day, from, minutes: Math.min(longest, Math.abs(end.from - start.from) + step) };
}

/** Where the keyboard begins: the evening, or later today; null in a week that is over. */
export function firstChoice(shown: Shown): Choice | null {
  for (const day of shown.days) {
    const choice = choiceOn(day, shown.now);
    if (choice.from < shown.lastHour * 60 && isAhead(choice, shown)) return choice;
  }
  return null;
}

/** An hour in the evening of that day, or in the next half hour when that is over. */
export function choiceOn(day: string, now: number): Choice {
  const isLate = day === dayAt(now) && toMinutes(clockAt(now)) >= evening;
  const from = isLate ? (Math.floor(toMinutes(clockAt(now)) / step) + 1) * step : evening;
  return from < 24 * 60 ? { day, from, minutes: usual } : { day: addDays(day, 1), from: 0, minutes: usual };
}

/** Arrows move it by half an hour or a day; with Shift, up and down change its length. Null for other keys. */
export function choiceAfter(choice: Choice, key: string, isLength: boolean, shown: Shown): Choice | null {
  const moved = move(choice, key, isLength, shown.days);
  if (!moved) return null;
  const fits =
    shown.days.includes(moved.day) &&
    moved.from >= shown.firstHour * 60 &&
    moved.from < shown.lastHour * 60 &&
    moved.minutes >= step &&
    moved.minutes <= longest;
  return fits && isAhead(moved, shown) ? moved : choice;
}

function move(choice: Choice, key: string, isLength: boolean, days: readonly string[]): Choice | null {
  const by = { ArrowUp: -step, ArrowDown: step }[key];
  if (by && isLength) return { ...choice, minutes: choice.minutes + by };
  if (by) return { ...choice, from: choice.from + by };
  if (key === "ArrowLeft") return { ...choice, day: addDays(choice.day, -1) };
  if (key === "ArrowRight") return { ...choice, day: addDays(choice.day, 1) };
  if (key === "Home") return { ...choice, day: days[0] ?? choice.day };
  return key === "End" ? { ...choice, day: days.at(-1) ?? choice.day } : null;
}
