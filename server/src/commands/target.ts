import type { DataSource } from "typeorm";
import { StartError } from "../errors";

/** Whether rows go to a database over the network, and not into a folder. */
export const isNetwork = (target: string): boolean => /^postgres(ql)?:\/\//i.test(target);

/** Also before the tables are there. Throws for a database with members. */
export async function refuseFilled(db: DataSource): Promise<void> {
  const [found] = await db.query<{ hasTable: boolean }[]>(`select to_regclass('users') is not null as "hasTable"`);
  if (!found?.hasTable) return;
  const [{ count } = { count: 0 }] = await db.query<{ count: number }[]>(
    "select count(*)::integer as count from users",
  );
  if (count > 0)
    throw new StartError(`The target has ${count} members. Nothing was changed: choose an empty database.`);
}
