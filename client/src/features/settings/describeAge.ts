import * as texts from "./texts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, as people say it. Below five minutes the service does not know exactly. */
export function describeAge(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < 6 * minute) return texts.justNow;
  if (age < hour) return texts.minutesAgo(Math.floor(age / minute));
  if (age < day) return texts.hoursAgo(Math.floor(age / hour));
  return texts.daysAgo(Math.floor(age / day));
}
