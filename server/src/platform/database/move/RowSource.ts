import type { QueryRunner } from "typeorm";
import { copyOut } from "./copyRows";
import { type Digest, digestOf, listParts, listSequences, listTables, type Sequence, type Table } from "./tables";

/** What rows are written from: another database, or a backup. Tables are read one after the other, each once. */
export interface RowSource {
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  /** The rows of a table as COPY writes them, in pieces of whole lines. */
  piecesOf(table: Table): AsyncIterable<Buffer>;
  /** What the rows of a table add up to, once they were read. */
  digestOf(table: Table): Promise<Digest>;
}

/** Pages of a table that are read at once: about a megabyte. */
const pagesAtOnce = 128;

/** A database within a transaction, so that all its tables are of the same moment. */
export async function rowsOfDatabase(db: QueryRunner): Promise<RowSource> {
  const tables = await listTables(db);
  // Nothing else may bring the rows into another order meanwhile.
  await db.query(`lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`);
  return {
    tables,
    sequences: await listSequences(db),
    async *piecesOf({ name, columns }) {
      const select = `select ${columns.join(", ")} from`;
      for (const { name: part, pages } of await listParts(db, name))
        for (let page = 0; page < pages; page += pagesAtOnce) {
          const range = `ctid >= '(${page},0)' and ctid < '(${page + pagesAtOnce},0)'`;
          const piece = await copyOut(db, `${select} only ${part} where ${range}`);
          if (piece.length > 0) yield piece;
        }
    },
    digestOf: (table) => digestOf(db, table),
  };
}
