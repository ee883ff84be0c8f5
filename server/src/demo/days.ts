const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment `days` (fractions allowed) before `moment`. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.round(days * DAY_MS));
}
