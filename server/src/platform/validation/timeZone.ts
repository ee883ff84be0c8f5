import { LRUCache } from "lru-cache";
import { fieldMessages } from "../messages";
import { custom } from "./validation";

/** Longer than any name of a time zone. */
const maxNameLength = 64;

/** Looking a name up takes as long as 50 objects of an answer do, and an operation may name it for each of them. */
const known = new LRUCache<string, { zone: string | null }>({ max: 1_000 });

/** Zones with a new name, by the old one under which `Intl` of this runtime knows them. */
const newNames: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};
const oldNames = new Map(Object.entries(newNames).map(([old, name]) => [name.toLowerCase(), old]));

/** The names under which members may have the zone that `Intl` calls so. */
export function namesOf(zone: string): string[] {
  const other = newNames[zone] ?? oldNames.get(zone.toLowerCase());
  return other === undefined ? [zone] : [zone, other];
}

/**
 * The name of an IANA time zone, in its usual spelling, as it was sent: `Asia/Kathmandu` stays so, although `Intl` calls it
 * `Asia/Katmandu`. A name kept for old systems becomes that of its zone: `US/Eastern` is `America/New_York`. null for a name
 * that is unknown.
 */
export function toTimeZone(name: string): string | null {
  // Newer runtimes also accept offsets like "+08:00", which have no daylight saving time.
  if (name.length > maxNameLength || !/^[a-z]/i.test(name)) return null;
  const found = known.get(name) ?? { zone: lookUp(name) };
  known.set(name, found);
  return found.zone;
}

function lookUp(name: string): string | null {
  try {
    const zone = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    return namesOf(zone).find((one) => one.toLowerCase() === name.toLowerCase()) ?? zone;
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
