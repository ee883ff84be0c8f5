import DataLoader from "dataloader";
import type { Reader } from "../../platform/database/reader";
import { bookColumns } from "./bookColumns";
import type { Book } from "./Book";

interface Row extends Book {
  owner: number;
}

export const bookLoaders = {
  similarBooks: (reader: Reader) => new DataLoader((numbers: readonly number[]) => findSimilar(reader, numbers)),
};

async function findSimilar(reader: Reader, numbers: readonly number[]): Promise<Book[][]> {
  const rows = await reader.rows<Row>(
    `select list.book as owner, ${bookColumns("books")}
     from book_neighbours list
     cross join lateral unnest(list.neighbours) with ordinality as near (no, place)
     join books on books.no = near.no
     where list.book = any($1)
     order by list.book, near.place`,
    [numbers],
  );
  const found = new Map(numbers.map((number) => [number, [] as Book[]]));
  for (const { owner, ...book } of rows) found.get(owner)?.push(book);
  return numbers.map((number) => found.get(number) ?? []);
}
