/** Monday first. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/** "23 November" of `2026-11-23`. */
export const dayAndMonth = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;
/** "23 Nov". */
export const shortDay = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;
export const onDay = (weekday: string, day: string) => `${weekday}, ${day}`;
export const onDayOfYear = (day: string, year: string) => `${day} ${year}`;
export const today = "Today";
export const tomorrow = "Tomorrow";
export const fromTo = (from: string, to: string) => `${from} – ${to}`;

/** N17 of a time that comes twice when clocks are set back. */
export const secondTime = (time: string) => `second ${time}`;
export const hours = (from: string, to: string) => `${from}–${to}`;
export const yourTime = (time: string) => `${time} your time`;
export const timeIn = (time: string, city: string) => `${time} in ${city}`;
/** Zones are up to 26 hours apart. */
const otherDays: Readonly<Record<number, string>> = {
  [-2]: "two days before",
  [-1]: "the day before",
  1: "the next day",
  2: "two days later",
};
export const timeInOnOtherDay = (time: string, city: string, days: number) =>
  `${time} in ${city}, ${otherDays[days] ?? ""}`;
export const alsoAt = (time: string) => ` · ${time}`;
export const startsAt = (day: string, time: string) => `${day}, ${yourTime(time)}`;

/** The end of what goes on. */
export const now = "Now";

export const justNow = "just now";
export const minutesAgo = (count: number) => `${count} min ago`;
export const hoursAgo = (count: number) => (count === 1 ? "1 hour ago" : `${count} hours ago`);
export const daysAgo = (count: number) => (count === 1 ? "yesterday" : `${count} days ago`);
export const monthsAgo = (count: number) => `${count} months ago`;
export const yearsAgo = (count: number) => `${count} years ago`;

/** The day on which something was, as in "New since Tuesday". */
export const sinceYesterday = "yesterday";
export const atTime = (time: string) => `today, ${time}`;
