import type { Tx } from "../../../platform/events/transaction";
import { isPrivate } from "../members/access";
import type { Group } from "../group/Group";
import { markPrivateMembers } from "../members/membershipStatements";
import { lockGroupIn } from "../group/groupService";

/**
 * Locks the group `found` for a new member. Members of private groups are marked before the lock, in the usual order of locks;
 * or after it, if the group has become private since it was read.
 */
export async function lockToAdmit(tx: Tx, found: Pick<Group, "id" | "visibility">, userId: string): Promise<Group> {
  if (isPrivate(found)) await tx.rows(markPrivateMembers, [[userId]]);
  const group = await lockGroupIn(tx, found.id);
  if (isPrivate(group) && !isPrivate(found)) await tx.rows(markPrivateMembers, [[userId]]);
  return group;
}
