import { badInput } from "../../../errors";
import { isTimestamp, timestampSchema, toMoment } from "../../../platform/time/timestamp";
import { sessionMessages } from "../messages";
import type { TimeRange } from "../plan/sessionService";

const week = 7 * 86_400_000;

/** What a query may say of a range of time. */
export const rangeSchema = {
  from: { ...timestampSchema, description: "The beginning: what ends later is in it. Left out: now." },
  to: {
    ...timestampSchema,
    description: "The end: what begins earlier is in it. Left out: a week after the beginning.",
  },
};

export function readRange(query: Readonly<Record<string, unknown>>): TimeRange {
  const from = readMoment(query, "from") ?? new Date();
  return { from, to: readMoment(query, "to") ?? new Date(from.getTime() + week) };
}

function readMoment(query: Readonly<Record<string, unknown>>, field: "from" | "to"): Date | null {
  // In an address, "+" stands for a space.
  const given = query[field];
  const value = typeof given === "string" ? given.replace(/ (\d\d:\d\d)$/, "+$1") : given;
  if (value === undefined) return null;
  if (!isTimestamp(value)) throw badInput({ field, message: sessionMessages.noMoment({ field }) });
  return toMoment(value);
}
