import { Temporal } from "temporal-polyfill";
import { minuteOfDay } from "../../../platform/time/offsets";
import { type Weekday, weekdays } from "../../../platform/time/weekday";
import { Frequency } from "../choices";

/** The rule for the days of a session. */
export interface DateRule {
  startsOn: string;
  frequency: Frequency;
  weekdays: readonly Weekday[];
  /** The last possible day; null: `endsAfter` limits the number. */
  endsOn: string | null;
  endsAfter: number | null;
}

/**
 * The days of a session, from `from` on where that is later, and at most `most` of them. Independent of time zones:
 * `startOf` gives the time of each day.
 */
export function expandDates(rule: DateRule, most: number, from = rule.startsOn): string[] {
  if (rule.frequency === Frequency.NONE) return from <= rule.startsOn ? [rule.startsOn] : [];
  const last = Math.min(most, rule.endsAfter ?? most);
  const dates: string[] = [];
  let day = Temporal.PlainDate.from(from > rule.startsOn ? from : rule.startsOn);
  while (dates.length < last && isWithin(rule, day)) {
    if (isOn(rule, day.toString())) dates.push(day.toString());
    day = day.add({ days: 1 });
  }
  return dates;
}

const isWithin = ({ endsOn }: DateRule, day: Temporal.PlainDate) => endsOn === null || day.toString() <= endsOn;

/** Whether a session is on the weekday of the date. */
export const isOn = (rule: Pick<DateRule, "frequency" | "weekdays">, date: string): boolean =>
  rule.frequency !== Frequency.WEEKLY || rule.weekdays.includes(weekdayOf(date));

export const weekdayOf = (date: string): Weekday => weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] as Weekday;

/**
 * The instant of a local time. A time that a clock change skips moves forward; of a repeated time the first is
 * taken: https://tc39.es/proposal-temporal/docs/ambiguity.html, "compatible".
 */
export function startOf(date: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** The local date in the zone. */
export const dayOf = (at: Date, timeZone: string): string => zoned(at, timeZone).toPlainDate().toString();

/** The local time in the zone, as `19:00`. */
export const clockTimeOf = (at: Date, timeZone: string): string =>
  zoned(at, timeZone).toPlainTime().toString({ smallestUnit: "minute" });

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

interface Dated {
  localTime: string;
  originalStartsAt: Date;
}

/**
 * Whether the local time in this zone differs from that of the previous date, although the session has the same time on both,
 * because of a clock change in either zone.
 */
export function isClockChange(before: Dated | null, date: Dated, timeZone: string): boolean {
  if (before?.localTime !== date.localTime) return false;
  return minuteOfDay(before.originalStartsAt, timeZone) !== minuteOfDay(date.originalStartsAt, timeZone);
}
