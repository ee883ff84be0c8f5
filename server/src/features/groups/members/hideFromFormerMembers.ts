import type { Tx } from "../../../platform/events/transaction";
import type { EndedMembership } from "../hooks";
import { privateAmong } from "./membershipStatements";

/** B3: the page of a private group disappears at once in all open tabs of its former members. */
export async function hideFromFormerMembers(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  const ids = [...new Set(ended.map(({ groupId }) => groupId))];
  const groups = await tx.rows<{ id: string }>(privateAmong, [ids]);
  for (const { id } of groups) {
    const leavers = ended.filter(({ groupId }) => groupId === id).map(({ userId }) => userId);
    tx.notify((live) => live.publish("postDeleted", { id, audience: leavers }));
  }
}
