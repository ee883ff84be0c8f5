import { rooms as limits } from "../limits";
import type { StudyDay } from "./StudyStats";

const dayMs = 24 * 60 * 60 * 1_000;
const before = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/** How far the calendars of two zones differ: those of UTC+14 and UTC-12, 26 hours. */
const daysAhead = 2;

/**
 * The last day of a member's own numbers: today, or a day that they studied when their clock was ahead of today's. Minutes belong to the
 * day of the clock that they were earned by, so nobody loses any by moving west. `days`: the newest first.
 */
export function lastDayOf(days: readonly StudyDay[], today: string): string {
  const limit = new Date(Date.parse(`${today}T00:00:00Z`) + daysAhead * dayMs).toISOString().slice(0, 10);
  const newest = days.find(({ date }) => date <= limit)?.date ?? today;
  return newest > today ? newest : today;
}

/**
 * The number of consecutive days with study, back from today, or from a later day that was studied by another clock. A day without study ends the streak only if its month has no days
 * of rest left; today does not count as missed.
 */
export const streakOf = (days: readonly StudyDay[], today: string): number => readStreak(days, today).streakDays;

interface Streak {
  streakDays: number;
  /** The days without study that did not end it, the newest first. */
  restDays: string[];
  /** How many more of them today's month allows. */
  restDaysLeft: number;
}

/** The streak with its days of rest. A day of rest lies between two studied days, or between the last one and today. */
export function readStreak(days: readonly StudyDay[], today: string): Streak {
  const studied = new Set(days.map(({ date }) => date));
  const rests = new Map<string, number>();
  const first = days.at(-1)?.date;
  const restDays: string[] = [];
  let [streakDays, kept] = [0, 0];
  for (let day = lastDayOf(days, today); first !== undefined && day >= first; day = before(day)) {
    if (studied.has(day)) [streakDays, kept] = [streakDays + 1, restDays.length];
    else if (day >= today) continue;
    else if (canRest(rests, day.slice(0, 7))) restDays.push(day);
    else break;
  }
  // Rests that no studied day came before belong to no streak.
  const used = restDays.slice(0, kept);
  const thisMonth = used.filter((day) => day.startsWith(today.slice(0, 7))).length;
  return { streakDays, restDays: used, restDaysLeft: limits.restDaysPerMonth - thisMonth };
}

function canRest(rests: Map<string, number>, month: string): boolean {
  const rested = (rests.get(month) ?? 0) + 1;
  rests.set(month, rested);
  return rested <= limits.restDaysPerMonth;
}
