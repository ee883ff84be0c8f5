import type { DataSource } from "typeorm";
import { StartError } from "../../errors";
import { installQueues } from "../jobs/queues";
import { type MigrationReport, runMigrations, silent } from "./runMigrations";

const nameOf = (migration: object & { name?: string }) => migration.name ?? migration.constructor.name;

/** Those that this version has, oldest first. */
export const migrationNames = (dataSource: DataSource): string[] => dataSource.migrations.map(nameOf);

/** Runs the migrations and creates the queues. Rejects a database of a newer version before it changes anything. */
export async function migrateUp(dataSource: DataSource, report: MigrationReport = silent): Promise<void> {
  await refuseNewer(dataSource);
  await runMigrations(dataSource, { report });
  await installQueues(dataSource.manager);
}

/** The same, but the last migration is this one: the tables of an earlier version. Throws when this version does not know it. */
export async function migrateUpTo(dataSource: DataSource, last: string): Promise<void> {
  if (!migrationNames(dataSource).includes(last))
    throw new StartError(`The tables are those of a newer version of Study Circle, at ${last}. Nothing was changed.`);
  await runMigrations(dataSource, { last, report: silent });
  await installQueues(dataSource.manager);
}

/** Reverts the last migration; null when there is none left. */
export async function migrateDown(dataSource: DataSource): Promise<string | null> {
  await refuseNewer(dataSource);
  const last = (await migrationsInPlace(dataSource)).at(-1) ?? null;
  if (last !== null) await dataSource.undoLastMigration();
  return last;
}

/** The names of the applied migrations, oldest first. */
export async function migrationsInPlace(dataSource: DataSource): Promise<string[]> {
  const [{ hasTable } = { hasTable: false }] = await dataSource.query<{ hasTable: boolean }[]>(
    `select to_regclass('migrations') is not null as "hasTable"`,
  );
  if (!hasTable) return [];
  const rows = await dataSource.query<{ name: string }[]>(`select name from migrations order by timestamp, id`);
  return rows.map(({ name }) => name);
}

async function refuseNewer(dataSource: DataSource): Promise<void> {
  const known = migrationNames(dataSource);
  const unknown = (await migrationsInPlace(dataSource)).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The database belongs to a newer version of Study Circle: its tables are at ${unknown.at(-1)}, and this version ` +
      `knows them up to ${known.at(-1)}. Nothing was changed. Start the newer version, or restore a backup from before ` +
      `the upgrade; see "Upgrade" in docs/operations.md.`,
  );
}
