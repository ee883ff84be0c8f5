import { GraphQLError, GraphQLScalarType } from "graphql";
import { toCalendarDay } from "./CalendarDate";
import { literalParser } from "./literals";

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** Stricter than `new Date`, which takes the 30th of February for a day in March, and a time without a zone for local time. */
function parseTimestamp(value: string): Date | null {
  const [, day] = pattern.exec(value) ?? [];
  return day !== undefined && toCalendarDay(day) !== null ? new Date(value.toUpperCase()) : null;
}

function parseValue(value: unknown): Date {
  const time = typeof value === "string" ? parseTimestamp(value) : null;
  if (time === null || Number.isNaN(time.getTime())) throw new GraphQLError("DateTime must be a date-time of RFC 3339");
  return time;
}

/** To the millisecond, as in the database. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "A moment in UTC as `YYYY-MM-DDTHH:mm:ss.sssZ`: a `date-time` of RFC 3339.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => (value as Date).toISOString(),
  parseValue,
  parseLiteral: literalParser(parseValue),
});
