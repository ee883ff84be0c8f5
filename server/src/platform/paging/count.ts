import { exactCountUpTo } from "../limits/limits";
import type { Db } from "../database/Db";

export interface Count {
  value: number;
  /** false: the planner's estimate, because the list is too long to count for every page. */
  isExact: boolean;
}

export const exactly = (value: number): Count => ({ value, isExact: true });

/** Counts the rows of `from …` exactly up to a maximum and estimates beyond it, so that the cost is bounded. */
export async function countRows(db: Db, from: string, values: unknown[] = []): Promise<Count> {
  const [counted] = await db.rows<{ count: string }>(
    `select count(*) as count from (select 1 ${from} limit ${exactCountUpTo + 1}) as counted`,
    values,
    exactCountUpTo,
  );
  const value = Number(counted?.count ?? 0);
  if (value <= exactCountUpTo) return { value, isExact: true };
  return { value: Math.max(value, await estimate(db, from, values)), isExact: false };
}

interface Plan {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}

/** https://wiki.postgresql.org/wiki/Count_estimate */
async function estimate(db: Db, from: string, values: unknown[]): Promise<number> {
  const [row] = await db.rows<Plan>(`explain (format json) select 1 ${from}`, values, exactCountUpTo);
  return row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}
