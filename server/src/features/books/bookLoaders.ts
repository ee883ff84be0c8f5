import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import type { Book } from "./Book";
import { booksById, similarBooks } from "./bookStatements";
import { anyBooks } from "./own/ownBooks";

interface Row extends Book {
  owner: number;
}

export const bookLoaders = {
  book: (db: Db) =>
    oneLoader(
      (ids) => db.rows<Book>(booksById, [ids]),
      (book) => book.id,
    ),
  /** Also what members added: for shelves and plans, which say who sees it. */
  anyBook: (db: Db) =>
    oneLoader(
      (ids) => anyBooks(db, ids),
      (book) => book.id,
    ),
  similarBooks: (db: Db) => new DataLoader((numbers: readonly number[]) => findSimilar(db, numbers)),
};

async function findSimilar(db: Db, numbers: readonly number[]): Promise<Book[][]> {
  const rows = await db.rows<Row>(similarBooks, [numbers]);
  const found = new Map(numbers.map((number) => [number, [] as Book[]]));
  for (const { owner, ...book } of rows) found.get(owner)?.push(book);
  return numbers.map((number) => found.get(number) ?? []);
}
