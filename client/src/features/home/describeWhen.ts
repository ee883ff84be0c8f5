import { clockIn, deviceZone, zoneCity } from "../../shared/timeZones";
import * as texts from "./texts";

const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** "Tomorrow, 20:00 your time · 08:00 in New York": by the clock of the device, and by that of the session where it differs. */
export function describeWhen(startsAt: string, timeZone: string, now: number): string {
  const moment = Date.parse(startsAt);
  const own = clockIn(deviceZone() || "UTC", moment);
  const there = clockIn(timeZone, moment);
  const time = `${dayOf(moment, now)}, ${texts.yourTime(own?.time ?? "")}`;
  return there && there.offset !== own?.offset ? `${time} · ${texts.timeIn(there.time, zoneCity(timeZone))}` : time;
}

function dayOf(moment: number, now: number): string {
  const isSame = (other: Date) => new Date(moment).toDateString() === other.toDateString();
  if (isSame(new Date(now))) return texts.today;
  const nextDay = new Date(now);
  // By the calendar: a day on which clocks change has 23 hours, or 25.
  nextDay.setDate(nextDay.getDate() + 1);
  return isSame(nextDay) ? texts.tomorrow : day.format(moment);
}
