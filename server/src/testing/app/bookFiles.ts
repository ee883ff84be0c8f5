import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporaryFolder";

/** The catalogue and the judged queries lie beside the project, where it is developed; tests that need them skip loudly. */
const shared = path.resolve(__dirname, "../../../../../shared");

export const judgedCatalogue = path.join(shared, "data/books-7k.csv");
export const judgedQueries = path.join(shared, "eval/books/queries.dev.json");
export const hasJudgements = existsSync(judgedCatalogue) && existsSync(judgedQueries);

if (!hasJudgements) console.warn(`SKIPPED: tests over the judged queries, because ${shared} is not there`);

interface CsvBook {
  title: string;
  subtitle?: string;
  authors?: string;
  categories?: string;
  description?: string;
}

/** One line of the CSV layout; each book gets an ISBN of its own by its number. */
export function csvLine(
  number: number,
  { title, subtitle = "", authors = "", categories = "", description = "" }: CsvBook,
) {
  const fields = [
    isbn13Of(number),
    "",
    title,
    subtitle,
    authors,
    categories,
    "",
    description,
    "2001",
    "4.1",
    "200",
    "10",
  ];
  return fields.map((field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(",");
}

function isbn13Of(number: number): string {
  const body = `978${String(number).padStart(9, "0")}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Writes a file into a folder of its own and gives its path. */
export function writeTemporary(name: string, lines: readonly string[]): string {
  const file = path.join(temporaryFolder("books"), name);
  writeFileSync(file, lines.join("\n"));
  return file;
}
