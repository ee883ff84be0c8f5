import { rooms as limits } from "../../platform/limits/memberLimits";
import type { StudyDay } from "./StudyStats";

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date in this zone, as `2026-03-01`; UTC without a zone. */
export function dayIn(timeZone: string | null, timestamp: Date): string {
  const zone = timeZone ?? "UTC";
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(zone, format);
  return format.format(timestamp);
}

const dayMs = 24 * 60 * 60 * 1_000;
const before = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/**
 * The number of consecutive days with study, back from today. A day without study ends the streak only if its month has no days
 * of rest left; today does not count as missed.
 */
export function streakOf(days: readonly StudyDay[], today: string): number {
  const studied = new Set(days.map(({ date }) => date));
  const rests = new Map<string, number>();
  const first = days.at(-1)?.date;
  let streak = 0;
  for (let day = today; first !== undefined && day >= first; day = before(day)) {
    if (studied.has(day)) streak++;
    else if (day !== today && !canRest(rests, day.slice(0, 7))) break;
  }
  return streak;
}

function canRest(rests: Map<string, number>, month: string): boolean {
  const rested = (rests.get(month) ?? 0) + 1;
  rests.set(month, rested);
  return rested <= limits.restDaysPerMonth;
}
