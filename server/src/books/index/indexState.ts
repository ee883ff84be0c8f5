import type { DataSource, QueryRunner } from "typeorm";

export interface IndexState {
  version: string;
  /** Books changed since it was built. */
  isStale: boolean;
}

/** null: there is none yet. */
export async function readIndexState(db: QueryRunner | DataSource): Promise<IndexState | null> {
  const [state] = (await db.query(`select version, is_stale "isStale" from book_index`)) as IndexState[];
  return state ?? null;
}

/** Belongs into the transaction that changes books: a build that never came about is caught up by it. */
export async function markIndexStale(runner: QueryRunner): Promise<void> {
  await runner.query(`update book_index set is_stale = true where not is_stale`);
}
