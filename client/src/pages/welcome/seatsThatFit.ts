import { type FreeHours, toMinutes, weekdays } from "../../features/profiles/availability/hours";
import type { Wishes } from "../../features/profiles/wishes/useWishes";
import { clockIn } from "../../shared/time/timeZones";
import type { Answers } from "./useOneTap";

const [shown, daysAhead, minute, day] = [3, 14, 60_000, 86_400_000];

/** The range in which seats are looked for. */
export const seatsAhead = (now: number) => ({
  from: new Date(now).toISOString(),
  to: new Date(now + daysAhead * day).toISOString(),
});

/** The first that lie in the hours that were answered; without hours, the first of all. */
export function seatsThatFit(seats: readonly Answers["seat"][], wishes: Wishes | null): Answers["seat"][] {
  if (!wishes?.timeZone || wishes.availability.length === 0) return seats.slice(0, shown);
  const { availability, timeZone } = wishes;
  return seats.filter((seat) => availability.some((hours) => isWithin(seat, hours, timeZone))).slice(0, shown);
}

/** Both by the clock of the member. */
function isWithin({ startsAt, endsAt }: Answers["seat"], { weekday, from, to }: FreeHours, zone: string): boolean {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const there = new Date(start + (clockIn(zone, start)?.offset ?? 0) * minute);
  const begins = there.getUTCHours() * 60 + there.getUTCMinutes();
  return (
    weekdays[(there.getUTCDay() + 6) % 7] === weekday &&
    begins >= toMinutes(from) &&
    begins + (end - start) / minute <= toMinutes(to)
  );
}
