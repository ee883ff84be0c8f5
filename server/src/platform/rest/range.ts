import type { AppContext } from "../context";
import { badInput } from "../../errors";
import { type Dated as Place, fromCursor, toCursor } from "../paging/connection";
import type { Fields } from "./jsonBody";
import { fieldMessages } from "../messages";

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
export function readPage(query: Fields, longest: number): Range {
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
): Promise<{ rows: T[]; next: Next | null }> {
  const { limit } = range;
  const found = await fetch({ ...range, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && found.length > limit ? { limit, cursor: toCursor(last) } : null };
}

interface Next {
  limit: number;
  cursor: string;
}

/** The `Link` header of an answer that is not the end of its list (RFC 8288). */
export function linkTo({ baseUrl }: AppContext, path: string, next: Next | null): Record<string, string> {
  if (!next) return {};
  return { link: `<${baseUrl}${path}?limit=${next.limit}&cursor=${next.cursor}>; rel="next"` };
}

/** What follows the part of a list that one answer had room for. */
export function nextAfter(
  rows: readonly Place[],
  shown: number,
  { limit, next }: { limit: number; next: Next | null },
) {
  const last = rows[shown - 1];
  return last && shown < rows.length ? { limit, cursor: toCursor(last) } : next;
}

/** The same header for comments or likes of a post, which are paged by cursor. */
export function linkToThread({ baseUrl }: AppContext, place: string, cursor: string | null): Record<string, string> {
  return cursor ? { link: `<${baseUrl}/api/threads/${place}?cursor=${cursor}>; rel="next"` } : {};
}
