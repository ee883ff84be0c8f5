import { toMinutes } from "../../../platform/time/clockTime";
import { minuteOfWeek } from "../../../platform/time/offsets";
import { weekdays } from "../../../platform/time/weekday";
import type { Profile } from "../Profile";

interface Time {
  startsAt: Date;
  endsAt: Date;
}

type Hours = Pick<Profile, "availability" | "timeZone">;

const dayMinutes = 24 * 60;

/** Whether a member is free all the time, by their own clock; true of who does not say their hours or their zone. */
export function isWithinHours({ availability, timeZone }: Hours, { startsAt, endsAt }: Time): boolean {
  if (timeZone === null || availability.length === 0) return true;
  const start = minuteOfWeek(startsAt, timeZone);
  const [day, from] = [Math.floor(start / dayMinutes), start % dayMinutes];
  const until = from + (endsAt.getTime() - startsAt.getTime()) / 60_000;
  // Over midnight it needs hours on both days.
  return (
    isCovered(availability, day, from, Math.min(until, dayMinutes)) &&
    (until <= dayMinutes || isCovered(availability, (day + 1) % 7, 0, until - dayMinutes))
  );
}

const isCovered = (hours: Hours["availability"], day: number, from: number, until: number) =>
  hours.some(
    (entry) => entry.weekday === weekdays[day] && toMinutes(entry.from) <= from && toMinutes(entry.to) >= until,
  );
