import type { AppContext } from "../context";
import { badInput } from "../errors";
import type { Fields } from "./jsonBody";

export interface Range {
  skip: number;
  limit: number;
}

/** `skip` and `limit` as clients send them, numbers or numeric text; anything odd is ignored, but a negative skip. */
export function readRange({ skip, limit }: Fields, longest: number): Range {
  const start = toWhole(skip) ?? 0;
  if (start < 0) throw badInput({ field: "skip", message: "skip must be 0 or more" });
  const length = toWhole(limit) ?? longest;
  return { skip: start, limit: length < 1 ? longest : Math.min(length, longest) };
}

/** A number that the database can count to; null for what is none. */
export function toWhole(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Math.trunc(Number(value));
  return Number.isNaN(number) ? null : Math.max(-1, Math.min(number, Number.MAX_SAFE_INTEGER));
}

/** The rows of a range, fetched with one more than asked for, which only tells whether to link to what follows. */
export async function readRows<T>(
  { skip, limit }: Range,
  fetch: (range: Range) => Promise<T[]>,
): Promise<{ rows: T[]; next: Range | null }> {
  const rows = await fetch({ skip, limit: limit + 1 });
  return { rows: rows.slice(0, limit), next: rows.length > limit ? { skip: skip + limit, limit } : null };
}

/** The `Link` header of an answer that is not the end of its list (RFC 8288). */
export function linkTo({ baseUrl }: AppContext, path: string, next: Range | null): Record<string, string> {
  if (!next) return {};
  return { link: `<${baseUrl}${path}?limit=${next.limit}&skip=${next.skip}>; rel="next"` };
}
