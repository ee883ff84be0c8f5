import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type BookLevel = "beginner" | "intermediate" | "advanced";

/** A book of the bundled catalogue: facts of one edition, described in our own words. */
export interface CatalogueBook {
  title: string;
  subtitle?: string;
  authors: string[];
  description: string;
  /** The subject first, then what else the book is about. */
  categories: string[];
  /** The label shared by all books of one file. */
  subject: string;
  /** Left out, as is isbn10, unless verified for this very title. */
  isbn13?: string;
  isbn10?: string;
  /** The year of the edition with the given ISBN, else of a well-known edition; absent when unsure. */
  publishedYear?: number;
  pageCount?: number;
  level: BookLevel;
  /** The number of a member interest, 1 (Coding) to 7 (Physics); absent for the wider subjects. */
  interest?: number;
}

/** All books of the JSON files in this folder, one file per subject, in a stable order. */
export function loadCatalogue(): CatalogueBook[] {
  return subjectFiles().flatMap(readSubject);
}

function subjectFiles(): string[] {
  return readdirSync(__dirname)
    .filter((name) => name.endsWith(".json"))
    .sort();
}

// The files are ours and the tests check every field, so the shape is taken on trust here.
function readSubject(name: string): CatalogueBook[] {
  return JSON.parse(readFileSync(join(__dirname, name), "utf8")) as CatalogueBook[];
}
