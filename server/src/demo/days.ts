const DAY_MS = 24 * 60 * 60 * 1000;

/** The date `days` (fractions allowed) before `date`. */
export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - Math.round(days * DAY_MS));
}
