import { notificationMails as limits } from "../limits";

interface LocalTime {
  /** As 2026-03-29. */
  date: string;
  hour: number;
}

const dayMs = 24 * 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a zone; UTC for null and for zones that this runtime does not know. */
export function localTime(at: Date, zone: string | null): LocalTime {
  const { year, month, day, hour } = partsOf(at, zone);
  return { date: `${year}-${month}-${day}`, hour: Number(hour) };
}

/** The next time after `after` when digests go out in this zone: any day, or on a Monday. */
export function nextMorning(after: Date, zone: string | null, { isWeekly }: { isWeekly: boolean }): Date {
  for (let { date } = localTime(after, zone); ; date = dayAfter(date)) {
    const morning = morningOf(date, zone);
    if (morning > after && (!isWeekly || isMonday(date))) return morning;
  }
}

/** When digests go out in this zone on the local day of `at`. */
export const sameMorning = (at: Date, zone: string | null): Date => morningOf(localTime(at, zone).date, zone);

export const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Also correct on days of clock changes, which happen at night. */
function morningOf(date: string, zone: string | null): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + limits.digestHour * 3_600_000;
  const guess = wanted - offsetAt(wanted, zone);
  return new Date(wanted - offsetAt(guess, zone));
}

/** The UTC offset of the zone, in milliseconds. */
function offsetAt(timestamp: number, zone: string | null): number {
  const { year, month, day, hour, minute, second } = partsOf(new Date(timestamp), zone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(timestamp / 1_000) * 1_000;
}

function partsOf(at: Date, zone: string | null): Record<string, string> {
  return Object.fromEntries(
    formatOf(zone ?? "UTC")
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = makeFormat(zone);
  formats.set(zone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const two = "2-digit";
  const fields = { month: two, day: two, hour: two, minute: two, second: two } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", year: "numeric", ...fields });
  } catch {
    return formatOf("UTC"); // Only another version of the runtime knows the zone.
  }
}
