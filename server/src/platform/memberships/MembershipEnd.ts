import type { Tx } from "../events/transaction";

export interface EndedMembership {
  groupId: string;
  userId: string;
  /** The owner or moderator who removed the member; undefined if they left in another way. */
  removedById?: string;
}

/**
 * Removes what depends on memberships, such as answers, seats and presence. Runs in the transaction that ends the memberships:
 * when a member leaves, is removed, deletes the account, or is blocked by the owner.
 */
export type MembershipEnd = (tx: Tx, ended: readonly EndedMembership[]) => Promise<void>;
