import { isbnCharacters, isValidIsbn10, isValidIsbn13 } from "../catalogue/isbn";
import { parse } from "csv-parse/sync";
import { workKeyOf } from "../workKey";
import { type BookRecord, clean, decimal, textOrNull, wholeNumber } from "./records";

const columnCount = 12;
const thisYear = new Date().getUTCFullYear();

/**
 * One record of the CSV layout without header: isbn13, isbn10, title, subtitle, authors (;), categories (;), thumbnail,
 * description, published year, average rating, pages, number of ratings. A text says what is wrong.
 */
export function parseCsvBook(record: string): BookRecord | string {
  const fields = split(record);
  if (typeof fields === "string") return fields;
  if (fields.length !== columnCount) return `has ${fields.length} columns instead of ${columnCount}`;
  const [
    isbn13Field = "",
    isbn10Field = "",
    title,
    subtitle,
    authorList,
    categoryList,
    thumbnail,
    description,
    year,
    rating,
    pages,
    ratings,
  ] = fields.map(clean);
  if (!title) return "has no title";
  const authors = list(authorList);
  const [isbn13, isbn10] = [isbnCharacters(isbn13Field), isbnCharacters(isbn10Field)];
  const workKey = workKeyOf(title, authors);
  return {
    sourceKey: isValidIsbn13(isbn13) ? `isbn:${isbn13}` : `work:${workKey}`,
    workKey,
    title: title.slice(0, 500),
    subtitle: textOrNull(subtitle, 500),
    authors,
    authorKeys: [],
    description: description ?? "",
    categories: list(categoryList),
    isbn10: isValidIsbn10(isbn10) ? isbn10 : null,
    isbn13: isValidIsbn13(isbn13) ? isbn13 : null,
    thumbnail: webAddress(thumbnail),
    publishedYear: wholeNumber(year, 1000, thisYear + 2),
    pageCount: wholeNumber(pages, 1, 50_000),
    averageRating: decimal(rating, 0, 5),
    ratingsCount: wholeNumber(ratings, 0, 2_000_000_000),
  };
}

function split(record: string): string[] | string {
  try {
    const [fields]: string[][] = parse(record, { relax_column_count: true, bom: true });
    return fields ?? [];
  } catch {
    return "has quotation marks in the wrong places";
  }
}

const list = (text = "") =>
  text
    .split(";")
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, 20);

/** Covers are fetched by browsers: an address that begins otherwise never reaches them. */
const webAddress = (text = "") => (/^https?:\/\/\S+$/.test(text) ? text.replace(/^http:/, "https:") : null);
