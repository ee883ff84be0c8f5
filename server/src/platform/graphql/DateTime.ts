import { GraphQLError, GraphQLScalarType } from "graphql";
import { toCalendarDay } from "./CalendarDate";

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** JavaScript reads more than RFC 3339 has: the 30th of February is in March there, and a time without a zone is the server's. */
function toMoment(value: string): Date | null {
  const [, day] = pattern.exec(value) ?? [];
  return day !== undefined && toCalendarDay(day) !== null ? new Date(value.toUpperCase()) : null;
}

/** All numbers of that many digits as text, with leading zeros. */
const paddedNumbers = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, "0"));
const [twoDigits, threeDigits] = [paddedNumbers(2), paddedNumbers(3)];

/** The same text as `toISOString` in 0.16 instead of 0.42 µs: each row of a list has a moment. See decision 112. */
function toIsoText(moment: Date): string {
  const year = moment.getUTCFullYear();
  // Other years have a sign or leading zeros. For an invalid date, toISOString throws a RangeError.
  if (!(year >= 1000 && year <= 9999)) return moment.toISOString();
  const day = `${year}-${twoDigits[moment.getUTCMonth() + 1]}-${twoDigits[moment.getUTCDate()]}`;
  const time = `${twoDigits[moment.getUTCHours()]}:${twoDigits[moment.getUTCMinutes()]}:${twoDigits[moment.getUTCSeconds()]}`;
  return `${day}T${time}.${threeDigits[moment.getUTCMilliseconds()]}Z`;
}

/** A moment, as the database stores it: to the millisecond. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "A moment in UTC as `YYYY-MM-DDTHH:mm:ss.sssZ`: a `date-time` of RFC 3339.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => toIsoText(value as Date),
  parseValue: (value) => {
    const time = typeof value === "string" ? toMoment(value) : null;
    if (time === null || Number.isNaN(time.getTime()))
      throw new GraphQLError("DateTime must be a date-time of RFC 3339");
    return time;
  },
});
