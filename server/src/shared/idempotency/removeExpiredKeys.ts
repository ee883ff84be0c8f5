import { type EntityManager, Raw } from "typeorm";
import { idempotencyKeyHours } from "../limits";
import { IdempotencyKey } from "./IdempotencyKey";

const hourMs = 3_600_000;

/** Removes expired keys now and every hour; the function that it returns stops that. A failure waits for the next hour. */
export function removeExpiredKeysHourly(db: EntityManager, onFailure: (error: unknown) => void): () => void {
  const remove = () => void removeExpiredKeys(db).catch(onFailure);
  remove();
  const timer = setInterval(remove, hourMs).unref();
  return () => clearInterval(timer);
}

export async function removeExpiredKeys(db: EntityManager): Promise<void> {
  const isExpired = (column: string) => `${column} < now() - interval '${idempotencyKeyHours} hours'`;
  await db.delete(IdempotencyKey, { createdAt: Raw(isExpired) });
}
