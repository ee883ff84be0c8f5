import { serviceNow } from "../service/serviceTime";
import { addDays, dayAt, weekdayOf } from "./days";
import { formatMoment, timeAt } from "./formatDate";
import * as texts from "./texts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment (ISO 8601) was: "2 hours ago", "3 months ago". The exact time is shown beside it on hover or focus. */
export function describeAge(moment: string, now = serviceNow()): string {
  const age = now - Date.parse(moment);
  if (age < minute) return texts.justNow;
  if (age < hour) return texts.minutesAgo(Math.floor(age / minute));
  if (age < day) return texts.hoursAgo(Math.floor(age / hour));
  const days = Math.floor(age / day);
  if (days < 60) return texts.daysAgo(days);
  // Sixty days are a little less than two months, and 730 than two years.
  const atLeastTwo = (count: number) => Math.max(2, Math.floor(count));
  return days < 730 ? texts.monthsAgo(atLeastTwo(days / 30.44)) : texts.yearsAgo(atLeastTwo(days / 365.25));
}

/** When a moment (ISO 8601) was, after the word "since": "today, 14:05", "yesterday", "Tuesday", or its date. */
export function describeSince(moment: string, now = serviceNow()): string {
  const [then, today] = [dayAt(Date.parse(moment)), dayAt(now)];
  if (then >= today) return texts.atTime(timeAt(Date.parse(moment)));
  if (then === addDays(today, -1)) return texts.sinceYesterday;
  return then > addDays(today, -7) ? (texts.weekdays[weekdayOf(then)] ?? "") : formatMoment(moment);
}
