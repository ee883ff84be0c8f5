import type { Message } from "../../messages";
import { toCalendarDay } from "../../platform/graphql/CalendarDate";
import { fieldMessages } from "../../platform/messages";
import { custom } from "../../platform/validation/validation";
import { lifeDays } from "./limits";

/** A date in the lifetime of a member: not before 1900, and not far in the future. */
export function IsLifeDay(): PropertyDecorator {
  return custom("isLifeDay", {
    validate: (value: unknown) => lifeDayError("", value) === null,
    say: (field, value) => lifeDayError(field, value) ?? fieldMessages.invalid({ field }),
    schema: { type: "string", pattern: String.raw`^\s*\d{4}-\d{2}-\d{2}(T.*)?\s*$` },
  });
}

function lifeDayError(field: string, value: unknown): Message | null {
  const day = typeof value === "string" ? toCalendarDay(value) : null;
  if (day === null) return fieldMessages.noDay({ field });
  const last = `${new Date().getUTCFullYear() + lifeDays.yearsAhead}${new Date().toISOString().slice(4, 10)}`;
  const isOutside = day < lifeDays.first || day > last;
  return isOutside ? fieldMessages.dayOutOfRange({ field, first: lifeDays.first, last }) : null;
}
