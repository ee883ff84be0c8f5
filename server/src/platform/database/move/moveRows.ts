import type { DataSource, QueryRunner } from "typeorm";
import { StartError } from "../../../errors";
import { type RowSource, rowsOfDatabase } from "./RowSource";
import { copyIn } from "./copyRows";
import {
  type Digest,
  digestOf,
  type Index,
  listForeignKeys,
  listIndexes,
  listTables,
  sameForm,
  type Table,
} from "./tables";

export interface MovedTable {
  name: string;
  rows: number;
}

/** Gets each table once it is copied. */
export type Report = (table: MovedTable) => void;

/**
 * Copies all rows of one database into another of the same version, in one transaction on each side, and compares them. Where
 * anything differs, or the process ends, the target is as it was. What the target has in these tables is replaced.
 */
export const moveRows = (source: DataSource, target: DataSource, report?: Report): Promise<MovedTable[]> =>
  readAtOnce(source, (rows) => writeRows(rows, target, report));

/** Reads a database as it is at one moment. */
export const readAtOnce = <T>(database: DataSource, work: (rows: RowSource) => Promise<T>): Promise<T> =>
  inTransaction(database, "REPEATABLE READ", async (db) => work(await rowsOfDatabase(db)));

/** The second half of `moveRows`, from any source. */
export const writeRows = (
  source: RowSource,
  target: DataSource,
  report: Report = () => undefined,
): Promise<MovedTable[]> =>
  inTransaction(target, "READ COMMITTED", async (to) => {
    const { tables } = source;
    refuseOthers(tables, await listTables(to));
    const keys = await listForeignKeys(to);
    for (const { table, name } of keys) await to.query(`alter table ${table} drop constraint ${name}`);
    for (const { name } of tables) await to.query(`alter table ${name} disable trigger user`);
    await to.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    const moved: MovedTable[] = [];
    for (const table of tables) {
      const one = await moveTable(source, to, table);
      moved.push(one);
      report(one);
    }
    for (const { name, last } of source.sequences)
      if (last !== null) await to.query("select setval($1::regclass, $2::bigint)", [name, last]);
    for (const { name } of tables) await to.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await to.query(`alter table ${table} add constraint ${name} ${definition}`);
    return moved;
  });

async function inTransaction<T>(
  database: DataSource,
  isolation: "REPEATABLE READ" | "READ COMMITTED",
  work: (db: QueryRunner) => Promise<T>,
): Promise<T> {
  const db = database.createQueryRunner();
  try {
    await db.startTransaction(isolation);
    await db.query(sameForm);
    const result = await work(db);
    await db.commitTransaction();
    return result;
  } catch (error) {
    if (db.isTransactionActive) await db.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await db.release();
  }
}

function refuseOthers(tables: readonly Table[], others: readonly Table[]): void {
  const describe = (list: readonly Table[]) => list.map(({ name, columns }) => `${name} (${columns.join(", ")})`);
  const [known, there] = [describe(tables), describe(others)];
  const different = [...known.filter((one) => !there.includes(one)), ...there.filter((one) => !known.includes(one))];
  if (different.length > 0)
    throw new StartError(`The two databases have different tables: ${different[0]}. Nothing was moved.`);
}

/** A table of more bytes gets its indexes once its rows are there, which takes a fraction of adding each row to them. */
const largeBytes = 256 * 1024;

async function moveTable(source: RowSource, to: QueryRunner, table: Table): Promise<MovedTable> {
  const { name } = table;
  const into = `${name} (${table.columns.join(", ")})`;
  let indexes: Index[] = [];
  for await (const piece of ahead(source.piecesOf(table))) {
    if (indexes.length === 0 && piece.length > largeBytes) {
      indexes = await listIndexes(to, name);
      for (const { drop } of indexes) await to.query(drop);
    }
    await copyIn(to, into, piece);
  }
  for (const { create } of indexes) await to.query(create);
  const [there, here] = await Promise.all([source.digestOf(table), digestOf(to, table)]);
  if (!areEqual(there, here))
    throw new StartError(
      `${name} would have ${here.rows} rows instead of ${there.rows}, or others. Nothing was moved.`,
    );
  return { name, rows: here.rows };
}

/** Asks for the next one while one is worked on. */
async function* ahead<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  const iterator = pieces[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = iterator.next();
      // A failure is thrown where it is awaited; until then it is no unhandled one.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.().catch(() => undefined);
  }
}

const areEqual = (one: Digest, other: Digest) => one.rows === other.rows && one.sum === other.sum;
