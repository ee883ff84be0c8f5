import { createHash } from "node:crypto";
import { conflict } from "../../errors";
import type { Orm } from "../database/Db";
import type { Tx } from "../events/transaction";
import { idempotencyKeyHours } from "../limits/limits";
import { sharedMessages } from "../messages";
import { orNull } from "../validation/validation";
import { IdempotencyKey } from "./IdempotencyKey";

/** A create request that its sender may send again. */
export interface RepeatableRequest {
  key: string;
  /** Distinguishes a repeated request from a different one with the same key. */
  hash: Buffer;
}

/** null without a key. `content`: everything in which two requests of this operation can differ. */
export function toRepeatable(
  key: string | null | undefined,
  operation: string,
  content: unknown,
): RepeatableRequest | null {
  const given = orNull(key);
  if (given === null) return null;
  return {
    key: given,
    hash: createHash("sha256")
      .update(JSON.stringify([operation, content]))
      .digest(),
  };
}

/** The parameters of a statement that claims a key, as `$1`. */
interface ClaimValues {
  userId: string;
  key: string;
  hash: string;
  resultId: string;
}

/**
 * Claims a key for a new row: returns `result_id`, or no row when the key is taken. Use it in the statement or transaction that
 * creates the row, so that both are atomic. Of two concurrent requests, the second waits for the first. `from` can name a row
 * that has to exist.
 */
export const claimKey = ({ userId, key, hash, resultId }: ClaimValues, from = "") =>
  `insert into idempotency_keys as known (user_id, key, request_hash, result_id)
   select ${userId}::uuid, ${key}::text, ${hash}::bytea, ${resultId}::uuid ${from}
   on conflict (user_id, key) do update
     set request_hash = excluded.request_hash, result_id = excluded.result_id, created_at = excluded.created_at
     where known.created_at < ${expired}
   returning result_id`;

const expired = `now() - interval '${idempotencyKeyHours} hours'`;

/** The same inside a transaction; false when the key is taken. */
export async function claimKeyIn(
  tx: Tx,
  userId: string,
  { key, hash }: RepeatableRequest,
  resultId: string,
): Promise<boolean> {
  const statement = claimKey({ userId: "$1", key: "$2", hash: "$3", resultId: "$4" });
  const rows = await tx.rows(statement, [userId, key, hash, resultId]);
  return rows.length > 0;
}

/** The id of the row that the first request with this key created; null if there was none. Throws CONFLICT if its content was different. */
export async function findFirstResult(
  db: Orm,
  userId: string,
  { key, hash }: RepeatableRequest,
): Promise<string | null> {
  const first = await db.findOneBy(IdempotencyKey, { userId, key });
  if (!first) return null;
  if (!first.requestHash.equals(hash)) throw reusedKey();
  return first.resultId;
}

export const reusedKey = () => conflict(sharedMessages.reusedKey(), "idempotencyKey");
