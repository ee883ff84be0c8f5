import { serviceNow } from "../../shared/service/serviceTime";
import { formatMoment } from "../../shared/time/formatDate";
import * as texts from "./texts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment (ISO 8601) was; its day when that is more than a week. */
export function describeAge(moment: string, now = serviceNow()): string {
  const age = now - Date.parse(moment);
  if (age < minute) return texts.justNow;
  if (age < hour) return texts.minutesAgo(Math.floor(age / minute));
  if (age < day) return texts.hoursAgo(Math.floor(age / hour));
  if (age < 7 * day) return texts.daysAgo(Math.floor(age / day));
  return formatMoment(moment);
}
