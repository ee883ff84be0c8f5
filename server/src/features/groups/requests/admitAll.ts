import type { Tx } from "../../../platform/events/transaction";
import { admitWaiting, countMembers } from "../group/groupStatements";

/** Admits all waiting members while there is room. The group is locked. */
export async function admitAll(tx: Tx, groupId: string): Promise<void> {
  const admitted = await tx.rows<{ id: string; userId: string }>(admitWaiting, [groupId]);
  if (admitted.length === 0) return;
  await tx.rows(countMembers, [groupId, admitted.length]);
  for (const { id: requestId, userId } of admitted) publishAdmission(tx, { requestId, groupId, userId });
}

/** That a request was accepted. */
export function publishAdmission(tx: Tx, request: { requestId: string; groupId: string; userId: string }): void {
  const { requestId, groupId, userId } = request;
  tx.publish("memberJoined", { groupId, userId });
  tx.publish("joinRequestEnded", { requestId });
  tx.publish("joinAccepted", request);
}
