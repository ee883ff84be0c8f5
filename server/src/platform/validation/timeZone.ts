import { LRUCache } from "lru-cache";
import { fieldMessages } from "../messages";
import { custom } from "./validation";

/** Longer than any name of a time zone. */
const maxNameLength = 64;

/** Looking a name up takes as long as 50 objects of an answer do, and an operation may name it for each of them. */
const known = new LRUCache<string, { zone: string | null }>({ max: 1_000 });

/** The canonical name of an IANA time zone: `US/Eastern` is `America/New_York`. null for a name that is unknown. */
export function toTimeZone(name: string): string | null {
  // Newer runtimes also accept offsets like "+08:00", which have no daylight saving time.
  if (name.length > maxNameLength || !/^[a-z]/i.test(name)) return null;
  const found = known.get(name) ?? { zone: lookUp(name) };
  known.set(name, found);
  return found.zone;
}

function lookUp(name: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** What JSON Schema can say of a name; which ones there are depends on the data of the runtime. */
const zoneSchema = {
  type: "string",
  maxLength: maxNameLength,
  pattern: String.raw`^([A-Za-z]+(/[A-Za-z0-9_+-]+)+|[A-Za-z][A-Za-z0-9_+-]{2,})$`,
};

export function IsTimeZone(): PropertyDecorator {
  return custom("isTimeZone", {
    validate: (value) => typeof value === "string" && toTimeZone(value) !== null,
    say: (field) => fieldMessages.noTimeZone({ field }),
    schema: zoneSchema,
  });
}
