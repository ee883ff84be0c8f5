import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { findAbsence } from "../suspension/absence";
import { lockMember } from "../users/lockMember";
import { refuseLastAdmin } from "../users/roles";
import { User } from "../users/User";
import { makeFormerMember } from "./formerMemberStatements";
import { holdAddress } from "./heldAddresses";

interface Choice {
  /** What the member wrote stays, without their name. */
  keepsContent: boolean;
  /** Called after the member is locked; false cancels the removal. */
  isDue?(tx: Tx): Promise<boolean>;
}

/**
 * Deletes a member and all their data in one transaction, and ends their sessions. Foreign keys cascade; features do the rest
 * in their hooks. False if it was not due.
 */
export async function removeMember(services: FeatureServices, userId: string, choice: Choice): Promise<boolean> {
  const { keepsContent } = choice;
  const isRemoved = await services.db.transaction(async (tx) => {
    // Locks the member's row first, so that they can add nothing from now on.
    await lockMember(tx, userId);
    if (choice.isDue && !(await choice.isDue(tx))) return false;
    await refuseLastAdmin(tx, userId);
    tx.publish("accountDeleted", { userId });
    if (keepsContent) await tx.rows(makeFormerMember);
    await tx.runHooks("accountEnds", { userId, keepsContent });
    await removeAddress(services, tx, userId);
    await services.sessions.endAllIn(tx, [userId]);
    await tx.delete(User, { id: userId });
    return true;
  });
  if (isRemoved) services.sessions.announceEnd({ userId, tokenId: null });
  return isRemoved;
}

/** A suspended member cannot sign up with it again before the suspension ends. */
async function removeAddress(services: FeatureServices, tx: Tx, userId: string): Promise<void> {
  const select = { id: true, email: true, emailKey: true } as const;
  const user = await tx.findOne(User, { select, where: { id: userId } });
  if (!user) return;
  const absence = await findAbsence(tx, userId);
  if (absence?.kind === "SUSPENDED") await holdAddress(services, tx, user.emailKey, absence.until);
}
