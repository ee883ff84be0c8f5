import { formatMoment } from "./formatDate";

/** Days of the calendar as `2026-11-23`: they pass through a time zone only where it says so. */

const dayLength = 86_400_000;
const inUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(inUtc(day) + count * dayLength).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(inUtc(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** The seven days from a Monday on. */
export const weekFrom = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Whether a text is a day that exists, in a year in which somebody could plan something. */
export function isDay(text: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(inUtc(text)) && addDays(text, 0) === text;
}

/** The day that the device's calendar shows at a moment in milliseconds. */
export const dayAt = (moment: number): string => formatMoment(new Date(moment).toISOString()).replaceAll("/", "-");

/**
 * When the device's clock shows this time of a day, in milliseconds. A time that its clocks leave out moves forward, and
 * of one that comes twice it is the first.
 */
export const momentAt = (day: string, time = "00:00"): number => new Date(`${day}T${time}`).getTime();
