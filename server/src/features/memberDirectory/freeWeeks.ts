import type { Clocks } from "../../platform/time/clocks";
import type { AvailableHours } from "../profiles/availability/AvailableHours";
import { toUtc } from "../profiles/availability/hours";

interface Hours {
  availability: readonly AvailableHours[];
  timeZone: string | null;
}

/**
 * By time zone, the week in which a member is free, in minutes since Monday 00:00 on the clocks there, as PostgreSQL writes a
 * multirange; null unless they have hours and a time zone. By today's UTC offsets.
 */
export function weeksByZone({ availability, timeZone }: Hours, clocks: Clocks): Record<string, string> | null {
  const own = timeZone === null ? undefined : clocks.minutesOf(timeZone);
  if (availability.length === 0 || own === undefined) return null;
  const byOffset = new Map<number, string>();
  const weekAt = (offset: number) => {
    // The clocks there are ahead by so much: what is 0 in UTC is `offset` there.
    const ranges = toUtc({ hours: availability, offset: own - offset });
    const week = `{${ranges.map(([from, to]) => `[${from},${to})`).join(",")}}`;
    byOffset.set(offset, week);
    return week;
  };
  return Object.fromEntries(clocks.zones.map(({ name, minutes }) => [name, byOffset.get(minutes) ?? weekAt(minutes)]));
}

const dayMinutes = 24 * 60;

/** The zones with clocks that differ from that of a zone by at most so many hours today, whatever day they have. */
export function zonesNear(zone: string, hours: number, { zones, minutesOf }: Clocks): string[] {
  const own = minutesOf(zone) ?? 0;
  const isNear = (minutes: number) => {
    const ahead = Math.abs(minutes - own) % dayMinutes;
    return Math.min(ahead, dayMinutes - ahead) <= hours * 60;
  };
  return zones.filter(({ minutes }) => isNear(minutes)).map(({ name }) => name);
}
