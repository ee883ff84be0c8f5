import { dayAt } from "../../shared/time/days";

const dayMs = 86_400_000;

/**
 * Which week of a plan that starts on a day (YYYY-MM-DD) a moment in milliseconds belongs to, from 1, by the calendar of the
 * reader's device: 0 or less before the plan. The service knows only the zone of the profile, which may be another one or none.
 */
export function weekAt(startsOn: string, moment: number): number {
  const days = (Date.parse(dayAt(moment)) - Date.parse(startsOn)) / dayMs;
  return Math.floor(days / 7) + 1;
}
