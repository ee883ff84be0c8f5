import type { AvailableHours } from "../../features/profiles/availability/AvailableHours";
import { Weekday, weekdays } from "../../platform/time/weekday";

const workdays = weekdays.slice(0, 5);
const weekend = weekdays.slice(5);

const on = (days: readonly Weekday[], from: string, to: string): AvailableHours[] =>
  days.map((weekday) => ({ weekday, from, to }));

/** How weeks of people differ: before work, after it, at lunch, at weekends, at night; some do not say. */
const weeks: readonly AvailableHours[][] = [
  on(workdays, "19:00", "21:00"),
  [...on([Weekday.TUESDAY, Weekday.THURSDAY], "18:30", "20:30"), ...on(weekend, "10:00", "13:00")],
  on(workdays, "06:00", "07:30"),
  [],
  on(weekend, "14:00", "18:00"),
  [...on([Weekday.MONDAY, Weekday.WEDNESDAY, Weekday.FRIDAY], "12:00", "13:00"), ...on(weekend, "09:00", "11:00")],
  on(weekdays, "22:00", "24:00"),
];

/** Always the same for the same person. */
export function freeHoursOf(key: string): AvailableHours[] {
  const number = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return key === "demo" ? (weeks[1] ?? []) : (weeks[number % weeks.length] ?? []);
}
