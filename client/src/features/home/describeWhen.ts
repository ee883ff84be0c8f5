import { clockIn, deviceZone, zoneCity } from "../../shared/timeZones";
import * as texts from "./texts";

const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayMs = 86_400_000;

/** "Tomorrow, 20:00 your time · 08:00 in New York": by the clock of the device, and by that of the session where it differs. */
export function describeWhen(startsAt: string, timeZone: string, now: number): string {
  const moment = Date.parse(startsAt);
  const own = clockIn(deviceZone() || "UTC", moment);
  const there = clockIn(timeZone, moment);
  const time = `${dayOf(moment, now)}, ${texts.yourTime(own?.time ?? "")}`;
  return there && there.offset !== own?.offset ? `${time} · ${texts.timeIn(there.time, zoneCity(timeZone))}` : time;
}

function dayOf(moment: number, now: number): string {
  const isSame = (other: number) => new Date(moment).toDateString() === new Date(other).toDateString();
  if (isSame(now)) return texts.today;
  return isSame(now + dayMs) ? texts.tomorrow : day.format(moment);
}
