import type { Tx } from "../../../platform/events/transaction";
import { commonsId } from "../commons";
import { entitledAmong, entitledToDate, lockDateOfRoom, lockGroupOfRoom, lockMembers } from "../roomStatements";

/**
 * Those of the members who may be in the room. Until the end of the transaction nobody loses that right: a removal, a block and
 * a new visibility of the group wait for its lock or for that of the member.
 */
export async function lockEntitled(tx: Tx, roomId: string, userIds: readonly string[]): Promise<string[]> {
  const present = (await tx.rows<{ id: string }>(lockMembers, [userIds])).map(({ id }) => id);
  if (roomId === commonsId || present.length === 0) return present;
  const isOfDate = (await tx.rows(lockDateOfRoom, [roomId])).length > 0;
  if (isOfDate) return (await tx.rows<{ id: string }>(entitledToDate, [roomId, present])).map(({ id }) => id);
  await tx.rows(lockGroupOfRoom, [roomId]);
  return (await tx.rows<{ id: string }>(entitledAmong, [roomId, present])).map(({ id }) => id);
}
