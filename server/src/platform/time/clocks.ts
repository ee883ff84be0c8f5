import { namesOf } from "../validation/timeZone";
import { offsetOf } from "./zoneWords";

const dayMs = 24 * 60 * 60 * 1_000;

/** The UTC offsets of all time zones, in minutes. */
export interface Clocks {
  /** All names, and their offsets in the same order, as PostgreSQL array literals, created once. */
  names: string;
  minutes: string;
  zones: readonly { name: string; minutes: number }[];
  minutesOf(zone: string): number | undefined;
}

let cached: { until: number; clocks: Clocks } | null = null;

/** Computed once a day, because it takes 40 ms. A change of daylight saving time meanwhile does little harm. */
export function readClocks(now = Date.now()): Clocks {
  if (!cached || cached.until < now) cached = { until: now + dayMs, clocks: compute(now) };
  return cached.clocks;
}

function compute(now: number): Clocks {
  // Members have the name of a zone that was sent: an old one, or a new one that the runtime gives back under its old name.
  const names = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].flatMap(namesOf);
  const zones = names.map((name) => ({ name, minutes: differenceOf(name, now) }));
  const byName = new Map(zones.map(({ name, minutes }) => [name, minutes]));
  const minutes = toArray(zones.map((zone) => zone.minutes));
  return { names: toArray(names), minutes, zones, minutesOf: (zone) => byName.get(zone) };
}

/** Names of zones contain no characters that need quotes. */
const toArray = (values: readonly (string | number)[]) => `{${values.join(",")}}`;

function differenceOf(timeZone: string, now: number): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offsetOf(name);
}
