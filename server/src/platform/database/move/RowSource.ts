import type { QueryRunner } from "typeorm";
import { type Digest, digestOf, listSequences, listTables, type Sequence, type Table } from "./tables";

/** What rows are written from: another database, or a backup. Tables are read one after the other, each once. */
export interface RowSource {
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  /** The rows of a table as JSON texts, in pieces. */
  rowsOf(table: Table): AsyncIterable<readonly string[]>;
  /** What the rows of a table add up to, once they were read. */
  digestOf(table: Table): Promise<Digest>;
}

/** Rows that are on their way at once. */
const atOnce = 500;

/** A database within a transaction, so that all its tables are of the same moment. */
export async function rowsOfDatabase(db: QueryRunner): Promise<RowSource> {
  return {
    tables: await listTables(db),
    sequences: await listSequences(db),
    async *rowsOf({ name, columns }) {
      await db.query(`declare moved no scroll cursor for
        select to_json(entry)::text as entry from (select ${columns.join(", ")} from ${name}) entry`);
      for (;;) {
        const rows = (await db.query(`fetch ${atOnce} from moved`)) as { entry: string }[];
        if (rows.length > 0) yield rows.map(({ entry }) => entry);
        if (rows.length < atOnce) break;
      }
      await db.query("close moved");
    },
    digestOf: (table) => digestOf(db, table),
  };
}
