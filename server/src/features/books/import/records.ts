import { decodeHTMLStrict } from "entities";

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
  /** Where it comes with the book; others are encoded later. */
  vector?: Buffer | undefined;
}

/** What one entry of a file turned out to be. `line` is where it starts, from 1; `lines` how many it spans. */
export type Entry = { line: number; lines: number } & (
  | { kind: "book"; book: BookRecord }
  | { kind: "author"; key: string; name: string }
  | { kind: "ignored" }
  | { kind: "error"; reason: string }
);

/** An entry's content or, as a text, what is wrong with it. */
export type Parsed = BookRecord | { key: string; name: string } | null | string;

/** Text that the database can store, without spaces around it, and without the HTML that catalogues have in their texts. */
export const clean = (text: unknown): string =>
  typeof text === "string" ? withoutHtml(text.toWellFormed().replaceAll("\0", "")).trim() : "";

/** Tags between blocks, which become a space. Names of tags only, because "a < b" and "vector<int>" are texts. */
const blockTags = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|blockquote|hr|tr|td)\b[^<>]*>/gi;
const inlineTags = /<\/?(?:a|abbr|b|big|cite|em|font|i|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;

/** Also markup that was escaped once more: "&lt;b&gt;bold&lt;/b&gt;". */
function withoutHtml(text: string): string {
  if (!/[&<]/.test(text)) return text;
  const untagged = (html: string) => html.replace(blockTags, " ").replace(inlineTags, "");
  return untagged(decodeHTMLStrict(untagged(text))).replace(/ {2,}/g, " ");
}

export const textOrNull = (text: unknown, longest = 2_000): string | null => clean(text).slice(0, longest) || null;

export function wholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "number" ? value : Number(clean(value) || NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

export function decimal(value: unknown, least: number, most: number): number | null {
  const number = typeof value === "number" ? value : Number(clean(value) || NaN);
  return Number.isFinite(number) && number >= least && number <= most ? number : null;
}
