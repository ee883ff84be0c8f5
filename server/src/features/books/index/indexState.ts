import type { DataSource, QueryRunner } from "typeorm";
import { BookIndex } from "./BookIndex";

/** Null before the first build. */
export async function readIndexState(db: QueryRunner | DataSource): Promise<BookIndex | null> {
  return db.manager.findOneBy(BookIndex, { id: 1 });
}

/** Call it in the transaction that changes books: the next build then includes them, even after a crash. */
export async function markIndexStale(runner: QueryRunner): Promise<void> {
  await runner.manager.update(BookIndex, { isStale: false }, { isStale: true });
}
