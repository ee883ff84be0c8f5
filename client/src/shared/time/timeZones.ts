import { formatDuration } from "./formatDuration";
import { isSecondPass } from "./secondPass";
import * as texts from "./texts";

/** Cities with a name in the database of time zones that is older than the one people use, or has lost its accents. */
const cities: Readonly<Record<string, string>> = {
  Asmera: "Asmara",
  Asuncion: "Asunción",
  Belem: "Belém",
  Bogota: "Bogotá",
  Calcutta: "Kolkata",
  Cancun: "Cancún",
  Enderbury: "Kanton",
  Faeroe: "Faroe Islands",
  Godthab: "Nuuk",
  Ho_Chi_Minh: "Ho Chi Minh City",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Sao_Paulo: "São Paulo",
  St_Johns: "St. John's",
  Truk: "Chuuk",
};

/** The city that a time zone is named after, as in "08:12 in Manila"; "UTC+8" for a zone without a city. */
export function zoneCity(zone: string): string {
  // In these names the sign is the other way round.
  const hours = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (hours) return `UTC${hours[1] === "+" ? "-" : "+"}${hours[2]}`;
  const city = zone.slice(zone.lastIndexOf("/") + 1);
  return cities[city] ?? city.replaceAll("_", " ");
}

/** "Manila (Asia)", "Knox (Indiana, America)". */
export function zoneLabel(zone: string): string {
  const around = zone.startsWith("Etc/") ? [] : zone.split("/").slice(0, -1).reverse();
  const city = zoneCity(zone);
  return around.length > 0 ? `${city} (${around.join(", ").replaceAll("_", " ")})` : city;
}

/** "Asia/Kathmandu": the name of a zone as people write it today. Mails name zones in the same way (checks/words). */
export function zoneName(zone: string): string {
  const around = zone.startsWith("Etc/") ? [] : zone.split("/").slice(0, -1);
  return [...around.map((part) => part.replaceAll("_", " ")), zoneCity(zone)].join("/");
}

/** One name for each zone: browsers and the service may call it by different ones. */
export function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/** The zone of the device; empty when its browser does not say. */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat("en").resolvedOptions() as { timeZone?: string };
  return timeZone && clockIn(timeZone, 0) ? timeZone : "";
}

/** All zones that the browser knows, by their names. */
export function knownZones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
}

interface Clock {
  /** HH:MM */
  time: string;
  /** Minutes ahead of UTC. */
  offset: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at a moment in milliseconds; null for a zone that the browser does not know. */
export function clockIn(zone: string, moment: number): Clock | null {
  try {
    const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-GB", { ...clockParts, timeZone: zone });
    formats.set(zone, format);
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return { time: `${parts.get("hour")}:${parts.get("minute")}`, offset: readOffset(parts.get("timeZoneName") ?? "") };
  } catch {
    return null;
  }
}

/** What clocks of a known zone show, in words: "second 01:30" when they were set back and show the time again. */
export function timeIn(zone: string, moment: number): string {
  const time = clockIn(zone, moment)?.time ?? "";
  return isSecondPass(moment, (at) => clockIn(zone, at)?.offset ?? 0) ? texts.secondTime(time) : time;
}

const clockParts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "longOffset" } as const;

/** "GMT-03:30" is -210, and "GMT" is 0. */
function readOffset(name: string): number {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return Number(`${sign ?? ""}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** "7 hours ahead of you", by the clocks of two zones in minutes ahead of UTC. */
export function describeDifference(theirs: number, yours: number): string {
  const minutes = Math.abs(theirs - yours);
  if (minutes === 0) return "same time as you";
  return `${formatDuration(minutes)} ${theirs > yours ? "ahead of" : "behind"} you`;
}
