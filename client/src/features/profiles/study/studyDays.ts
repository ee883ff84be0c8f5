import { addDays } from "../../../shared/time/days";
import { clockIn } from "../../../shared/time/timeZones";

const minuteMs = 60_000;

interface Day {
  date: string;
  minutes: number;
}

/**
 * So many days up to today on the member's own calendar, or to a later one that they studied by another clock; the oldest first,
 * those without minutes too.
 */
export function studyDays(days: readonly Day[], count: number, timeZone: string | null, now: number): Day[] {
  const offset = clockIn(timeZone ?? "UTC", now)?.offset ?? 0;
  const today = new Date(now + offset * minuteMs).toISOString().slice(0, 10);
  const last = days.reduce((latest, { date }) => (date > latest ? date : latest), today);
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(last, index + 1 - count);
    return { date, minutes: minutes.get(date) ?? 0 };
  });
}
