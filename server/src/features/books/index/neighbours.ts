import type { QueryRunner } from "typeorm";
import { dropPostingsByBook, indexPostingsByBook, insertNeighbours, rangeOfBooks } from "./indexStatements";

const booksPerBatch = 2_000;

/** Finds for each book those that share its most telling terms, in batches of bounded size. */
export async function buildNeighbours(runner: QueryRunner, signal?: AbortSignal): Promise<void> {
  await runner.query(indexPostingsByBook);
  const [range] = (await runner.query(rangeOfBooks)) as { first: number | null; last: number | null }[];
  for (let first = range?.first ?? 1; first <= (range?.last ?? 0); first += booksPerBatch) {
    signal?.throwIfAborted();
    await runner.query(insertNeighbours, [first, first + booksPerBatch - 1]);
  }
  await runner.query(dropPostingsByBook);
}
