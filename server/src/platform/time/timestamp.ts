import type { Message } from "../../messages";
import { toCalendarDay } from "../graphql/CalendarDate";
import { custom } from "../validation/validation";

const time = String.raw`[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)`;
const pattern = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])${time}$`;

/** Over REST a timestamp is a text with its offset, as over GraphQL: `2026-03-01T08:30:00.000Z`, `2026-03-01T16:30:00+08:00`. */
export const isTimestamp = (value: unknown): value is string =>
  typeof value === "string" && new RegExp(pattern).test(value) && toCalendarDay(value.slice(0, 10)) !== null;

export const timestampSchema = { type: "string", format: "date-time", pattern } as const;

/** The moment of a valid timestamp. */
export const toMoment = (timestamp: string): Date => new Date(timestamp.toUpperCase());

export const IsTimestamp = (say: (field: string) => Message): PropertyDecorator =>
  custom("isTimestamp", { validate: isTimestamp, say, schema: timestampSchema });
