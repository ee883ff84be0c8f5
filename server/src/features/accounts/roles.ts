import { conflict } from "../../errors";
import type { Role } from "../../platform/auth/Viewer";
import type { Tx } from "../../platform/events/transaction";
import { lockAdmins } from "./accountStatements";
import { accountMessages } from "./messages";
import { User } from "./User";

/** Changes what a member may do for the site. */
export async function setRole(tx: Tx, userId: string, role: Role): Promise<void> {
  if (role !== "ADMIN") await refuseLastAdmin(tx, userId);
  await tx.update(User, { id: userId }, { role });
  tx.notify((live) => live.viewersChanged([userId]));
}

/** Throws CONFLICT for the only admin: nobody could make another one. The lock lets two who leave at once take turns. */
export async function refuseLastAdmin(tx: Tx, userId: string): Promise<void> {
  const admins = await tx.rows<{ id: string }>(lockAdmins);
  if (admins.length === 1 && admins[0]?.id === userId) throw conflict(accountMessages.lastAdmin());
}
