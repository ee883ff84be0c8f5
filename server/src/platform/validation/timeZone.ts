import { fieldMessages } from "../messages";
import { custom } from "./validation";

/** Longer than any name; what is longer is not looked up. */
const longestName = 64;

/** The canonical name of an IANA time zone: `US/Eastern` is `America/New_York`. null for a name that is unknown. */
export function toTimeZone(name: string): string | null {
  // Newer runtimes also take offsets like "+08:00", which know no daylight saving.
  if (name.length > longestName || !/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export function IsTimeZone(): PropertyDecorator {
  return custom("isTimeZone", {
    validate: (value) => typeof value === "string" && toTimeZone(value) !== null,
    say: (field) => fieldMessages.noTimeZone({ field }),
    schema: { type: "string", maxLength: longestName },
  });
}
