import type { DataSource, QueryRunner } from "typeorm";
import { StartError } from "../../../errors";
import { type Digest, digestOf, listForeignKeys, listSequences, listTables, sameForm, type Table } from "./tables";

/** Rows that are on their way at once. */
const atOnce = 500;

export interface MovedTable {
  name: string;
  rows: number;
}

/**
 * Copies all rows of one database into another of the same version, in one transaction on each side, and compares them. Where
 * anything differs, or the process ends, the target is as it was. What the target has in these tables is replaced.
 * `report` gets each table once it is copied.
 */
export async function moveRows(
  source: DataSource,
  target: DataSource,
  report: (table: MovedTable) => void = () => undefined,
): Promise<MovedTable[]> {
  return inTransaction(source, "REPEATABLE READ", (from) =>
    inTransaction(target, "READ COMMITTED", async (to) => {
      const tables = await sharedTables(from, to);
      const keys = await listForeignKeys(to);
      for (const { table, name } of keys) await to.query(`alter table ${table} drop constraint ${name}`);
      for (const { name } of tables) await to.query(`alter table ${name} disable trigger user`);
      await to.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
      const moved: MovedTable[] = [];
      for (const table of tables) {
        moved.push(await moveTable(from, to, table));
        report({ name: table.name, rows: moved.at(-1)?.rows ?? 0 });
      }
      for (const { name, last } of await listSequences(from))
        if (last !== null) await to.query("select setval($1::regclass, $2::bigint)", [name, last]);
      for (const { name } of tables) await to.query(`alter table ${name} enable trigger user`);
      for (const { table, name, definition } of keys)
        await to.query(`alter table ${table} add constraint ${name} ${definition}`);
      return moved;
    }),
  );
}

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

async function sharedTables(from: QueryRunner, to: QueryRunner): Promise<Table[]> {
  const [tables, others] = [await listTables(from), await listTables(to)];
  const describe = (list: readonly Table[]) => list.map(({ name, columns }) => `${name} (${columns.join(", ")})`);
  const [known, there] = [describe(tables), describe(others)];
  const different = [...known.filter((one) => !there.includes(one)), ...there.filter((one) => !known.includes(one))];
  if (different.length > 0)
    throw new StartError(`The two databases have different tables: ${different[0]}. Nothing was moved.`);
  return tables;
}

async function moveTable(from: QueryRunner, to: QueryRunner, table: Table): Promise<MovedTable> {
  const { name } = table;
  const columns = table.columns.join(", ");
  await from.query(`declare moved no scroll cursor for
    select to_json(entry)::text as entry from (select ${columns} from ${name}) entry`);
  // JSON is passed on as it is: JavaScript would round numbers.
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, $1::json)`;
  for (;;) {
    const rows = (await from.query(`fetch ${atOnce} from moved`)) as { entry: string }[];
    if (rows.length > 0) await to.query(insert, [`[${rows.map(({ entry }) => entry).join(",")}]`]);
    if (rows.length < atOnce) break;
  }
  await from.query("close moved");
  const [there, here] = [await digestOf(from, table), await digestOf(to, table)];
  if (!areEqual(there, here))
    throw new StartError(
      `${name} would have ${here.rows} rows instead of ${there.rows}, or others. Nothing was moved.`,
    );
  return { name, rows: here.rows };
}

const areEqual = (one: Digest, other: Digest) => one.rows === other.rows && one.sum === other.sum;
