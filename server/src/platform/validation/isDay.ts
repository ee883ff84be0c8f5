import { toCalendarDay } from "../graphql/CalendarDate";
import { fieldMessages } from "../messages";
import { custom } from "./validation";

/** A day of the calendar, as `2026-12-01`. */
export function IsDay(): PropertyDecorator {
  return custom("isDay", {
    validate: (value) =>
      typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && toCalendarDay(value) !== null,
    say: (field) => fieldMessages.noDay({ field }),
    schema: { type: "string", format: "date" },
  });
}
