import { badInput } from "../../errors";
import type { Tx } from "../../platform/events/transaction";
import { groups as limits } from "../../platform/limits/memberLimits";
import { GroupVisibility } from "../memberships/choices";
import type { Group } from "../memberships/Group";
import { markPrivateMembers } from "../memberships/membershipStatements";
import { admitAll } from "./admitAll";
import * as statements from "./groupStatements";
import { groupMessages } from "./messages";

/** What becomes of members and requests when a group says how far it is open. The group is locked. */
export async function followVisibility(tx: Tx, { id, visibility, memberCount }: Group): Promise<void> {
  if (visibility === GroupVisibility.OPEN) return admitAll(tx, id);
  if (visibility !== GroupVisibility.PRIVATE) return;
  const { max } = limits.capacity;
  if (memberCount > max) {
    throw badInput({ field: "visibility", message: groupMessages.tooManyForPrivate({ count: memberCount, max }) });
  }
  for (const { id: requestId } of await tx.rows<{ id: string }>(statements.dropRequests, [id]))
    tx.publish("joinRequestEnded", { requestId });
  const userIds = (await tx.rows<{ id: string }>(statements.memberIds, [id])).map((member) => member.id);
  await tx.rows(markPrivateMembers, [userIds]);
  tx.notify((live) => live.viewersChanged(userIds));
}
