import { GraphQLError, GraphQLScalarType } from "graphql";
import { literalParser } from "./literals";

function parseValue(value: unknown): string {
  if (typeof value !== "string") throw new GraphQLError("CalendarDate must be a date as YYYY-MM-DD");
  return value;
}

/**
 * A day without a time or a zone. The scalar accepts any text, so that the validator of the input rejects a wrong one with
 * the name of the field.
 */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: "CalendarDate",
  description:
    "A day of the calendar as `YYYY-MM-DD` (a `full-date` of RFC 3339), from year 0001 to 9999; the same day in every time zone.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => String(value),
  parseValue,
  parseLiteral: literalParser(parseValue),
});

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/;

/** The day of `YYYY-MM-DD` or of an ISO 8601 timestamp, without conversion; null if it does not exist. */
export function toCalendarDay(value: string): string | null {
  const match = dayPattern.exec(value.trim());
  if (!match) return null;
  const day = value.trim().slice(0, 10);
  const time = new Date(`${day}T00:00:00.000Z`);
  // The year 0000 is 1 BC to JavaScript and unknown to PostgreSQL.
  if (day < "0001") return null;
  const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return exists && (value.trim().length === 10 || !Number.isNaN(Date.parse(value.trim()))) ? day : null;
}
