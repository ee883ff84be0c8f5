/** A smaller difference is that of the way and of whole seconds, and does not matter for minutes. */
const toleranceMs = 5_000;

let ahead = 0;

/** Notes the `Date` of an answer that has just arrived. */
export function noteServiceDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/**
 * What time it is by the service, in milliseconds since 1970: for all that is compared with its moments, because the clock of a
 * device can be wrong by hours.
 */
export const serviceNow = (): number => Date.now() + ahead;
