import type { QueryRunner } from "typeorm";
import { v7 as newId } from "uuid";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import { bookColumns, clearIncomingBooks, createIncomingBooks, saveIncomingBooks } from "./importStatements";
import type { BookRecord } from "./records";

/** Adds new books and changes known ones; answers how many rows that touched. Needs a transaction of its own. */
export async function saveBooks(runner: QueryRunner, books: readonly BookRecord[]): Promise<number> {
  if (books.length === 0) return 0;
  await runner.query(createIncomingBooks);
  await runner.query(clearIncomingBooks);
  const lastOfEach = [...new Map(books.map((book) => [book.sourceKey, book])).values()];
  await bulkInsert(runner, "incoming_books", bookColumns, lastOfEach.map(toRow));
  const [answer] = (await runner.query(saveIncomingBooks)) as { changed: number }[];
  return answer?.changed ?? 0;
}

const toRow = (book: BookRecord) => [
  newId(),
  book.sourceKey,
  book.workKey,
  book.title,
  book.subtitle,
  book.authors,
  book.authorKeys,
  book.description,
  book.categories,
  book.isbn10,
  book.isbn13,
  book.thumbnail,
  book.publishedYear,
  book.pageCount,
  book.averageRating,
  book.ratingsCount,
  book.vector ? `\\x${book.vector.toString("hex")}` : null,
];
