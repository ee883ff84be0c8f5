import { clockIn } from "../../../shared/time/timeZones";

const dayMs = 86_400_000;
const minuteMs = 60_000;

interface Day {
  date: string;
  minutes: number;
}

/** So many days up to today on the member's own calendar, the oldest first, those without minutes too. */
export function studyDays(days: readonly Day[], count: number, timeZone: string | null, now: number): Day[] {
  const offset = clockIn(timeZone ?? "UTC", now)?.offset ?? 0;
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(now + offset * minuteMs - (count - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { date, minutes: minutes.get(date) ?? 0 };
  });
}
