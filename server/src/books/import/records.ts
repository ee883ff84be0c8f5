/** A book as any source gives it. */
export interface BookRecord {
  /** Names the same entry of the same source at every import. */
  sourceKey: string;
  workKey: string;
  title: string;
  subtitle: string | null;
  authors: string[];
  /** Open Library names authors by key; the names come in a file of their own. */
  authorKeys: string[];
  description: string;
  categories: string[];
  isbn10: string | null;
  isbn13: string | null;
  thumbnail: string | null;
  publishedYear: number | null;
  pageCount: number | null;
  averageRating: number | null;
  ratingsCount: number | null;
}

/** What one entry of a file turned out to be. `line` is where it starts, from 1; `lines` how many it spans. */
export type Entry = { line: number; lines: number } & (
  | { kind: "book"; book: BookRecord }
  | { kind: "author"; key: string; name: string }
  | { kind: "ignored" }
  | { kind: "fault"; reason: string }
);

/** An entry's content or, as a text, what is wrong with it. */
export type Parsed = BookRecord | { key: string; name: string } | null | string;

/** Text that the database can store, without spaces around it. */
export const clean = (text: unknown): string =>
  typeof text === "string" ? text.toWellFormed().replaceAll("\0", "").trim() : "";

export const textOrNull = (text: unknown, longest = 2_000): string | null => clean(text).slice(0, longest) || null;

export function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "number" ? value : Number(clean(value) || NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

export function decimal(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "number" ? value : Number(clean(value) || NaN);
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}

export const isIsbn13 = (text: string): boolean => /^97[89]\d{10}$/.test(text) && weighted(text, [1, 3]) % 10 === 0;

export function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const digits = [...text].map((digit) => (digit === "X" ? 10 : Number(digit)));
  return digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11 === 0;
}

const weighted = (digits: string, weights: readonly number[]) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0), 0);
