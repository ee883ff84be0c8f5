import type { DataSource } from "typeorm";
import { StartError } from "../errors";
import { migrationNames, migrationsInPlace } from "../platform/database/schemaVersion";

/** Whether rows go to a database over the network, and not into a folder. */
export const isNetwork = (target: string): boolean => /^postgres(ql)?:\/\//i.test(target);

/**
 * Before the tables of a target are made. Throws for a database with members, and for one of another version: `migration` is the
 * last one that it may have.
 */
export async function refuseFilled(db: DataSource, migration: string): Promise<void> {
  const inPlace = await migrationsInPlace(db);
  const known = migrationNames(db);
  const later = inPlace.find((name) => !known.slice(0, known.indexOf(migration) + 1).includes(name));
  if (later !== undefined)
    throw new StartError(
      `The tables of the target are those of another version, at ${inPlace.at(-1)}, and the site is at ${migration}. ` +
        "Nothing was changed: choose an empty database.",
    );
  const [found] = await db.query<{ hasTable: boolean }[]>(`select to_regclass('users') is not null as "hasTable"`);
  if (!found?.hasTable) return;
  const [{ count } = { count: 0 }] = await db.query<{ count: number }[]>(
    "select count(*)::integer as count from users",
  );
  if (count > 0)
    throw new StartError(`The target has ${count} members. Nothing was changed: choose an empty database.`);
}
