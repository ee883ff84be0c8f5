import { Temporal } from "temporal-polyfill";
import { type Weekday, weekdays } from "../../platform/time/weekday";
import { Frequency } from "./choices";

/** On which days of the calendar a session is. */
export interface DateRule {
  startsOn: string;
  frequency: Frequency;
  weekdays: readonly Weekday[];
  /** The last day that counts; null: `endsAfter` says when it ends. */
  endsOn: string | null;
  endsAfter: number | null;
}

/**
 * The days of a session, from `from` on where that is later, and at most `most` of them. Zones and clocks play no part: each
 * day gets its time by `startOf`.
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
 * When the clock of a zone shows a time on a day. A time that does not exist that night moves forward, and of one that
 * exists twice it is the first: https://tc39.es/proposal-temporal/docs/ambiguity.html, "compatible".
 */
export function startOf(date: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(timeZone, { disambiguation: "compatible" }).epochMilliseconds);
}

/** The day that a calendar in the zone shows. */
export const dayOf = (at: Date, timeZone: string): string => zoned(at, timeZone).toPlainDate().toString();

/** The time that a clock in the zone shows, as `19:00`. */
export const clockTimeOf = (at: Date, timeZone: string): string =>
  zoned(at, timeZone).toPlainTime().toString({ smallestUnit: "minute" });

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

interface Dated {
  localTime: string;
  originalStartsAt: Date;
}

/**
 * Whether clocks in this zone show another hour than on the date before, although the session says the same time on both:
 * because clocks changed here or where the session is.
 */
export function isClockChange(before: Dated | null, date: Dated, timeZone: string): boolean {
  if (before?.localTime !== date.localTime) return false;
  return clockTimeOf(before.originalStartsAt, timeZone) !== clockTimeOf(date.originalStartsAt, timeZone);
}
