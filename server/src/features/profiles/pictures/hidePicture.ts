import { randomInt } from "node:crypto";
import type { Tx } from "../../../platform/events/transaction";
import type { Db } from "../../../platform/database/Db";
import { hidePictureOf } from "./pictureStatements";

/** The maximum of later changes before the version exceeds its column. */
const changes = 1_000_000;

/**
 * The URL of a picture contains no token. When a member is hidden from guests, its version becomes a random number: viewers who
 * can see the member get the new URL, and all others show a placeholder.
 */
export function hidePicture(db: Db, userId: string): Promise<void> {
  const version = randomInt(2 ** 30, 2 ** 31 - changes);
  return db.transaction(async (tx: Tx) => void (await tx.rows(hidePictureOf, [userId, version])));
}
