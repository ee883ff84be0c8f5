import type { Tx } from "../../platform/events/transaction";
import { isPrivate } from "../memberships/access";
import type { Group } from "../memberships/Group";
import { markPrivateMembers } from "../memberships/membershipStatements";
import { lockGroupIn } from "./groupService";

/**
 * The group `found`, locked for somebody who becomes its member. Members of private groups are marked as such: before the
 * lock, in the order of other changes, or after it where the group has become private since it was found.
 */
export async function lockToAdmit(tx: Tx, found: Pick<Group, "id" | "visibility">, userId: string): Promise<Group> {
  if (isPrivate(found)) await tx.rows(markPrivateMembers, [[userId]]);
  const group = await lockGroupIn(tx, found.id);
  if (isPrivate(group) && !isPrivate(found)) await tx.rows(markPrivateMembers, [[userId]]);
  return group;
}
