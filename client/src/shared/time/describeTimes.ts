import { clockAt, offsetHere, timeAt } from "./formatDate";
import { clockIn, timeIn, zoneCity } from "./timeZones";
import * as texts from "./texts";
import { addDays, dayAt, weekdayOf } from "./days";

interface Times {
  startsAt: string;
  endsAt: string;
}

/** "20:00–21:00" by the clock of the device; say beside it that it is that. */
export const hoursOf = ({ startsAt, endsAt }: Times): string =>
  texts.hours(timeAt(Date.parse(startsAt)), timeAt(Date.parse(endsAt)));

/** "08:00 in New York", where that clock shows another time than the device's; null where both show the same. */
export function timeThere(startsAt: string, zone: string): string | null {
  const moment = Date.parse(startsAt);
  const there = clockIn(zone, moment);
  const ahead = offsetHere(moment);
  if (!there || there.offset === ahead) return null;
  const days = Math.floor((toMinutes(clockAt(moment)) + there.offset - ahead) / (24 * 60));
  const [time, city] = [timeIn(zone, moment), zoneCity(zone)];
  return days === 0 ? texts.timeIn(time, city) : texts.timeInOnOtherDay(time, city, days);
}

const halfYear = 182 * 86_400_000;

/**
 * The city of a zone, for a rule about its days ("Every Monday in Manila"); null where `clockTime` there is on the same day here,
 * by the clocks of now and of half a year later.
 */
export function cityOfOtherDays(zone: string, clockTime: string, now: number): string | null {
  const isSameDay = (moment: number) => {
    const here = offsetHere(moment);
    const minutes = toMinutes(clockTime) + here - (clockIn(zone, moment)?.offset ?? here);
    return minutes >= 0 && minutes < 24 * 60;
  };
  return isSameDay(now) && isSameDay(now + halfYear) ? null : zoneCity(zone);
}

/** "20:00–21:00 your time · 08:00 in New York". */
export function describeTimes(occurrence: Times, zone: string): string {
  const there = timeThere(occurrence.startsAt, zone);
  return texts.yourTime(hoursOf(occurrence)) + (there ? texts.alsoAt(there) : "");
}

/** "Tomorrow, 20:00 your time · 08:00 in New York". */
export function describeStart(startsAt: string, zone: string, now: number): string {
  const there = timeThere(startsAt, zone);
  const start = texts.startsAt(describeNearDay(startsAt, now), timeAt(Date.parse(startsAt)));
  return start + (there ? texts.alsoAt(there) : "");
}

/** "Monday, 23 November"; with the year where it is another than today's. */
export function describeDay(day: string, today: string): string {
  const words = texts.onDay(texts.weekdays[weekdayOf(day)] ?? "", texts.dayAndMonth(day));
  return day.slice(0, 4) === today.slice(0, 4) ? words : texts.onDayOfYear(words, day.slice(0, 4));
}

/** "Today", "Tomorrow", "Wednesday, 25 November". */
export function describeNearDay(startsAt: string, now: number): string {
  const [day, today] = [dayAt(Date.parse(startsAt)), dayAt(now)];
  if (day === today) return texts.today;
  return day === addDays(today, 1) ? texts.tomorrow : describeDay(day, today);
}

/** "23 – 29 November 2026", with what differs said twice. */
export function describeWeek(monday: string): string {
  const sunday = addDays(monday, 6);
  const year = (day: string) => day.slice(0, 4);
  const end = texts.onDayOfYear(texts.dayAndMonth(sunday), year(sunday));
  if (year(monday) !== year(sunday))
    return texts.fromTo(texts.onDayOfYear(texts.dayAndMonth(monday), year(monday)), end);
  const isOneMonth = monday.slice(5, 7) === sunday.slice(5, 7);
  return texts.fromTo(isOneMonth ? String(Number(monday.slice(8))) : texts.dayAndMonth(monday), end);
}

/** `01:30` is 90. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
