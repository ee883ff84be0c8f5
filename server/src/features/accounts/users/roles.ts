import { conflict } from "../../../errors";
import type { Role } from "../../../platform/auth/Viewer";
import type { Tx } from "../../../platform/events/transaction";
import { lockAdmins } from "../signIn/accountStatements";
import { accountMessages } from "../messages";
import { User } from "./User";

/** Changes the role of a member. */
export async function setRole(tx: Tx, userId: string, role: Role): Promise<void> {
  if (role !== "ADMIN") await refuseLastAdmin(tx, userId);
  await tx.update(User, { id: userId }, { role });
  tx.publish("roleChanged", { userId }, (live) => live.publish("viewersChanged", { userIds: [userId] }));
}

/** Throws CONFLICT for the last admin. The lock serializes two admins who leave at the same time. */
export async function refuseLastAdmin(tx: Tx, userId: string): Promise<void> {
  const admins = await tx.rows<{ id: string }>(lockAdmins);
  if (admins.length === 1 && admins[0]?.id === userId) throw conflict(accountMessages.lastAdmin());
}
