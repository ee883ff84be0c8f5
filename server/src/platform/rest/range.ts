import { badInput } from "../../errors";
import { type Dated as Place, fromCursor, toCursor } from "../paging/connection";
import type { Fields } from "./jsonBody";
import { fieldMessages } from "../messages";
import type { Part } from "./route";
import { errors, objectOf, type Schema, text } from "./schema";

export interface Range {
  skip: number;
  limit: number;
  /** The last entry of the page before; then `skip` is 0. null: from the newest. */
  after: Place | null;
}

/** `skip` and `limit` as clients send them, numbers or numeric text; anything odd is ignored, but a negative skip. */
export function readRange({ skip, limit }: Fields, longest: number): Range {
  const start = toWhole(skip) ?? 0;
  if (start < 0) throw badInput({ field: "skip", message: fieldMessages.tooLow({ field: "skip", min: 0 }) });
  const length = toWhole(limit) ?? longest;
  return { skip: start, limit: length < 1 ? longest : Math.min(length, longest), after: null };
}

/** The same with the `cursor` of a `Link`, which knows where the page before ended whatever was added since. */
function readPage(query: Fields, longest: number): Range {
  const range = readRange(query, longest);
  const { cursor } = query;
  if (cursor === undefined || cursor === "") return range;
  return { ...range, skip: 0, after: fromCursor(String(cursor)) };
}

/** A number that the database can count to; null for what is none. */
export function toWhole(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Math.trunc(Number(value));
  return Number.isNaN(number) ? null : Math.max(-1, Math.min(number, Number.MAX_SAFE_INTEGER));
}

/** The rows of a range. Fetches one more than asked for: it only shows whether there is a next page to link. */
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
  /** Whether anything comes after these rows. */
  isThere: boolean;
}

/** The path of what follows the part of a list that one answer had room for; null when that was all. */
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

/** Read leniently: what is no number counts as left out. */
export const limitOf = (description: string): Schema => ({ ...numberOrText, description });

/** What no `skip` may be. */
export const negative = {
  anyOf: [
    { type: "number", maximum: -1 },
    { type: "string", pattern: String.raw`^\s*-0*[1-9]\d*(\.\d*)?\s*$` },
  ],
};

/** The range of a list, in its address. */
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
