import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A time between two changes of a zone's clocks, in ms since 1970, and by how much they differ from UTC. */
interface Span {
  from: number;
  until: number;
  offsetMs: number;
}

/** Computing a span takes about as long as reading a hundred clocks. Zones change their clocks about twice a year. */
const maxSpansPerZone = 64;
const spansOfZones = new LRUCache<string, Span[]>({ max: 500 });

/** What clocks in a zone show, in minutes since midnight. Cheap enough for thousands of dates: spans are computed once. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const ms = at.getTime();
  const local = ms + spanAt(ms, timeZone).offsetMs;
  return Math.floor((((local % dayMs) + dayMs) % dayMs) / minuteMs);
}

/** The same since midnight at the beginning of Monday. */
export function minuteOfWeek(at: Date, timeZone: string): number {
  const ms = at.getTime();
  // 1970 began on a Thursday.
  const local = ms + spanAt(ms, timeZone).offsetMs + 3 * dayMs;
  const weekMs = 7 * dayMs;
  return Math.floor((((local % weekMs) + weekMs) % weekMs) / minuteMs);
}

function spanAt(ms: number, timeZone: string): Span {
  const spans = spansOfZones.get(timeZone) ?? [];
  const known = spans.find(({ from, until }) => from <= ms && ms < until);
  if (known) return known;
  const span = computeSpan(ms, timeZone);
  spansOfZones.set(timeZone, [span, ...spans.slice(0, maxSpansPerZone - 1)]);
  return span;
}

function computeSpan(ms: number, timeZone: string): Span {
  const zoned = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const here = zoned(ms);
  return {
    // What comes before the next millisecond may be this very moment.
    from: zoned(ms + 1).getTimeZoneTransition("previous")?.epochMilliseconds ?? -Infinity,
    until: here.getTimeZoneTransition("next")?.epochMilliseconds ?? Infinity,
    offsetMs: here.offsetNanoseconds / 1e6,
  };
}
