import { addDays, dayAt, weekdayOf } from "../../shared/time/days";
import { weekdays } from "../../shared/time/texts";

interface Day {
  date: string;
  minutes: number;
}

/** Seven days up to today on the reader's calendar, or to the newest with minutes where their profile is ahead of it. */
export function weekOf(days: readonly Day[], now: number) {
  const last = days.reduce((latest, { date }) => (date > latest ? date : latest), dayAt(now));
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(last, index - 6);
    const name = weekdays[weekdayOf(date)] ?? "";
    return { date, name, letter: name.slice(0, 1), minutes: minutes.get(date) ?? 0 };
  });
}
