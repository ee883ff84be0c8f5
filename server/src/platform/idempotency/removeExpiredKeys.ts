import { Raw } from "typeorm";
import type { Orm } from "../database/Db";
import { defineJob, noData } from "../jobs/defineJob";
import { idempotencyKeyHours } from "../limits/limits";
import { IdempotencyKey } from "./IdempotencyKey";

export const removeExpiredKeysHourly = defineJob({
  name: "remove-expired-keys",
  schema: noData,
  schedule: "7 * * * *",
  run: ({ db }) => removeExpiredKeys(db),
});

export async function removeExpiredKeys(db: Orm): Promise<void> {
  const isExpired = (column: string) => `${column} < now() - interval '${idempotencyKeyHours} hours'`;
  await db.delete(IdempotencyKey, { createdAt: Raw(isExpired) });
}
