import type { Orm } from "../../../platform/database/Db";
import { User } from "./User";

/** Locks a member's row until the transaction ends, to serialize changes of one account. */
export async function lockMember(tx: Orm, id: string): Promise<void> {
  await tx.findOne(User, { select: { id: true }, where: { id }, lock: { mode: "pessimistic_write" } });
}
