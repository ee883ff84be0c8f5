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

const steps: MembershipEnd[] = [];

/** Registers a step. List the result under `membershipEnds` of the feature. */
export function whenMembershipsEnd(step: MembershipEnd): MembershipEnd {
  steps.push(step);
  return step;
}

/** Call it after every change that ends memberships, once for all of them: each step takes one statement. */
export async function endMemberships(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  if (ended.length === 0) return;
  for (const step of steps) await step(tx, ended);
}
