import type { ComingDateFragment } from "../../generated/homeHooks";
import { addDays, dayAt } from "../../shared/time/days";
import * as texts from "./texts";

/** The service sends no more than so many dates, the next one among them. */
const mostDates = 5;

const minute = 60_000;

/** From when on Home leads into the room of a session. */
export const roomOpens = (startsAt: string): number => Date.parse(startsAt) - 15 * minute;

/** How much comes after the next date: "4 more this week", of the seven days from today on; null for nothing. */
export function moreAhead(others: readonly ComingDateFragment[], now: number): string | null {
  const end = addDays(dayAt(now), 7);
  const soon = others.filter(({ startsAt }) => dayAt(Date.parse(startsAt)) < end).length;
  const mayBeMore = others.length === mostDates - 1;
  if (soon > 0) return texts.moreThisWeek(soon, mayBeMore && soon === others.length);
  return others.length > 0 ? texts.moreLater(others.length) : null;
}
