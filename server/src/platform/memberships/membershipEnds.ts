import type { Tx } from "../events/transaction";

export interface EndedMembership {
  groupId: string;
  userId: string;
}

/**
 * Takes from members what they had by belonging to groups: answers, places, presence. Runs in the transaction that ends the
 * memberships, whatever the reason: who left, was removed, deleted the account, or was blocked by the owner.
 */
export type MembershipEnd = (tx: Tx, ended: readonly EndedMembership[]) => Promise<void>;

const steps: MembershipEnd[] = [];

/** Adds a step. List the result under `membershipEnds` of the feature. */
export function whenMembershipsEnd(step: MembershipEnd): MembershipEnd {
  steps.push(step);
  return step;
}

/** For every change that ends memberships, after it. All of them in one call: each step takes one statement. */
export async function endMemberships(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  if (ended.length === 0) return;
  for (const step of steps) await step(tx, ended);
}
