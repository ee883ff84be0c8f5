import { isbnCharacters, isValidIsbn10, isValidIsbn13 } from "../catalogue/isbn";
import type { Line } from "./lines";
import { type BookRecord, clean, type Entry, type Parsed, textOrNull, wholeNumber } from "./records";

type Json = Record<string, unknown>;

const columnCount = 5;
const mostSubjects = 12;

/** The entries of an Open Library dump: type, key, revision, date and JSON, parted by tabs. */
export async function* readOpenLibrary(lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  for await (const line of lines) yield toEntry(line);
}

function toEntry({ number, text, isTooLong, isUndecodable }: Line): Entry {
  const place = { line: number, lines: 1 };
  if (isTooLong) return { ...place, kind: "error", reason: "is too long" };
  if (isUndecodable) return { ...place, kind: "error", reason: "is not UTF-8" };
  if (text.trim() === "") return { ...place, kind: "ignored" };
  const parsed = parseLine(text);
  if (typeof parsed === "string") return { ...place, kind: "error", reason: parsed };
  if (parsed === null) return { ...place, kind: "ignored" };
  return "name" in parsed ? { ...place, kind: "author", ...parsed } : { ...place, kind: "book", book: parsed };
}

function parseLine(text: string): Parsed {
  const columns = text.split("\t");
  if (columns.length < columnCount) return `has ${columns.length} columns instead of ${columnCount}`;
  const [type, key = ""] = columns;
  if (type !== "/type/author" && type !== "/type/work" && type !== "/type/edition") return null;
  const json = parseJson(columns.slice(columnCount - 1).join("\t"));
  if (!json) return "has no readable JSON";
  if (!/^\/(authors|works|books)\/OL\d+[AWM]$/.test(key)) return "has no Open Library key";
  if (type === "/type/author") return parseAuthor(key, json);
  return type === "/type/work" ? parseWork(key, json) : parseEdition(key, json);
}

function parseJson(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

function parseAuthor(key: string, json: Json): Parsed {
  const name = clean(json.name) || clean(json.personal_name);
  return name ? { key, name: name.slice(0, 200) } : "has no name";
}

function parseWork(key: string, json: Json): Parsed {
  const title = clean(json.title);
  if (!title) return "has no title";
  return { ...common(key, json, title), workKey: `ol:${key}`, publishedYear: yearOf(json.first_publish_date) };
}

function parseEdition(key: string, json: Json): Parsed {
  const title = [clean(json.title_prefix), clean(json.title)].filter(Boolean).join(" ");
  if (!title) return "has no title";
  const [work] = list(json.works);
  return {
    ...common(key, json, title),
    workKey: `ol:${clean((work as Json | undefined)?.key) || key}`,
    isbn13: list(json.isbn_13).map(digitsOf).find(isValidIsbn13) ?? null,
    isbn10: list(json.isbn_10).map(digitsOf).find(isValidIsbn10) ?? null,
    publishedYear: yearOf(json.publish_date),
    pageCount: wholeNumber(json.number_of_pages, 1, 50_000),
  };
}

function common(key: string, json: Json, title: string): BookRecord {
  return {
    sourceKey: `ol:${key}`,
    workKey: "",
    title: title.slice(0, 500),
    subtitle: textOrNull(json.subtitle, 500),
    authors: [],
    authorKeys: list(json.authors).flatMap(authorKey).slice(0, 20),
    description: valueOf(json.description).slice(0, 10_000),
    categories: list(json.subjects).map(clean).filter(Boolean).slice(0, mostSubjects),
    isbn10: null,
    isbn13: null,
    thumbnail: coverOf(json.covers),
    publishedYear: null,
    pageCount: null,
    averageRating: null,
    ratingsCount: null,
  };
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Works say `{author: {key}}`, editions `{key}`, old ones the key alone. */
function authorKey(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const { key, author } = (value ?? {}) as { key?: unknown; author?: unknown };
  if (typeof key === "string") return [key];
  return author ? authorKey(author) : [];
}

/** Long texts come bare or as `{type, value}`. */
const valueOf = (text: unknown) => clean(typeof text === "object" && text !== null ? (text as Json).value : text);

const digitsOf = (text: unknown) => isbnCharacters(clean(text));

const yearOf = (text: unknown) => wholeNumber(/\b(1[0-9]{3}|20[0-9]{2})\b/.exec(clean(text))?.[0], 1000, 2100);

function coverOf(covers: unknown): string | null {
  const id = list(covers).find((cover) => typeof cover === "number" && cover > 0);
  return id === undefined ? null : `https://covers.openlibrary.org/b/id/${String(id)}-M.jpg`;
}
