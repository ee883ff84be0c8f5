import { randomInt } from "node:crypto";
import type { Tx } from "../../platform/events/transaction";
import type { Db } from "../../platform/database/Db";
import { hidePictureOf } from "./accountStatements";

/** Room for so many changes of a face before the version is too large for its column. */
const changes = 1_000_000;

/**
 * The address of a picture carries no token. Before a member is hidden from guests, its version becomes one that nobody
 * can guess: those who see the member get the new address, and any other leads to nobody's picture.
 */
export function hidePicture(db: Db, userId: string): Promise<void> {
  const version = randomInt(2 ** 30, 2 ** 31 - changes);
  return db.transaction(async (tx: Tx) => void (await tx.rows(hidePictureOf, [userId, version])));
}
