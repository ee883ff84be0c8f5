import { badInput } from "../../errors";
import { type Dated as Place, fromCursor, toCursor } from "../paging/connection";
import type { Fields } from "./jsonBody";
import { fieldMessages } from "../messages";
import type { Part } from "./route";
import { errors, objectOf, type Schema, text } from "./schema";

export interface Range {
  skip: number;
  limit: number;
  /** The last entry of the previous page; then `skip` is 0. null: from the newest. */
  after: Place | null;
}

/** Parses `skip` and `limit`, numbers or numeric text. Invalid values are ignored, except a negative skip. */
export function readRange({ skip, limit }: Fields, longest: number): Range {
  const start = toWhole(skip) ?? 0;
  if (start < 0) throw badInput({ field: "skip", message: fieldMessages.tooLow({ field: "skip", min: 0 }) });
  const length = toWhole(limit) ?? longest;
  return { skip: start, limit: length < 1 ? longest : Math.min(length, longest), after: null };
}

/** The same with a `cursor`, which continues after the previous page even if entries were added. */
function readPage(query: Fields, longest: number): Range {
  const range = readRange(query, longest);
  const { cursor } = query;
  if (cursor === undefined || cursor === "") return range;
  return { ...range, skip: 0, after: fromCursor(String(cursor)) };
}

/** A whole number in the range of safe integers; null for anything else. */
export function toWhole(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Math.trunc(Number(value));
  return Number.isNaN(number) ? null : Math.max(-1, Math.min(number, Number.MAX_SAFE_INTEGER));
}

/** The rows of a range. Fetches one more row to find out whether there is a next page. */
export async function readRows<T extends Place>(
  range: Range,
  fetch: (range: Range) => Promise<T[]>,
): Promise<{ rows: T[]; next: Next }> {
  const { limit } = range;
  const found = await fetch({ ...range, limit: limit + 1 });
  return { rows: found.slice(0, limit), next: { limit, isThere: found.length > limit } };
}

interface Next {
  limit: number;
  /** Whether there are more rows. */
  isThere: boolean;
}

/** The path of the rest of a list after the `shown` rows; null if there is none. */
export function nextAfter(
  list: string,
  rows: readonly Place[],
  shown: number,
  { limit, isThere }: Next,
): string | null {
  const last = rows[shown - 1];
  return last && (isThere || shown < rows.length) ? `${list}?limit=${limit}&cursor=${toCursor(last)}` : null;
}

const numberOrText = { anyOf: [{ type: "integer" }, { type: "string" }] };

/** How many a list that is newer than the contract shows: strict, so that a slip is noticed. `longest`: at most, and when left out. */
export function readLimit({ limit }: Fields, { usual, longest }: { usual: number; longest: number }): number {
  if (limit === undefined) return usual;
  const number = typeof limit === "string" && limit.trim() !== "" ? Number(limit) : NaN;
  if (!(Number.isInteger(number) || number === Infinity) || number < 1)
    throw badInput({ field: "limit", message: fieldMessages.tooLow({ field: "limit", min: 1 }) });
  return Math.min(number, longest);
}

export const strictLimitOf = (description: string): Schema => ({ type: "integer", minimum: 1, description });

/** The query of a short list without pages. `longest`: at most so many. */
export const shortList = (lengths: { usual: number; longest: number }): Part<number> => ({
  schema: objectOf(
    {},
    { limit: strictLimitOf(`How many; ${lengths.usual} when left out, and at most ${lengths.longest}.`) },
  ),
  refusals: { 400: errors("An invalid `limit`.") },
  read: (query) => readLimit(query, lengths),
});

/** Lenient: an invalid number counts as missing. */
export const limitOf = (description: string): Schema => ({ ...numberOrText, description });

/** The values that `skip` must not have. */
export const negative = {
  anyOf: [
    { type: "number", maximum: -1 },
    { type: "string", pattern: String.raw`^\s*-0*[1-9]\d*(\.\d*)?\s*$` },
  ],
};

/** The query of a list that is paged by `skip` or by cursor. */
export const range: Part<Range> = {
  schema: objectOf(
    {},
    {
      limit: limitOf("How many; the server's longest list when left out or not a positive number, and at most that."),
      skip: {
        ...numberOrText,
        not: negative,
        description: "How many to pass over. A `cursor` does not repeat entries when new ones arrive.",
      },
      cursor: text("Where the page before ended: opaque, from its `Link` header. `skip` does not count then."),
    },
  ),
  refusals: { 400: errors("A negative `skip`, or an invalid `cursor`.") },
  read: (query, { listLimit }) => readPage(query, listLimit),
};
