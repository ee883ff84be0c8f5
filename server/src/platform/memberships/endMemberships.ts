import type { Tx } from "../events/transaction";
import { parts } from "../parts";
import type { EndedMembership } from "./MembershipEnd";

/** Call it after every change that ends memberships, once for all of them: each step takes one statement. */
export async function endMemberships(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  if (ended.length === 0) return;
  for (const step of parts().membershipEnds) await step(tx, ended);
}
