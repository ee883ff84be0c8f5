import { badInput } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { groups as limits } from "../limits";
import { GroupVisibility } from "./choices";
import type { Group } from "./Group";
import { markPrivateMembers } from "../members/membershipStatements";
import { admitAll } from "../requests/admitAll";
import * as statements from "./groupStatements";
import { groupMessages } from "../messages";

/** Adjusts members, requests and open pages when a group gets another visibility. The group is locked. */
export async function followVisibility(tx: Tx, before: Group, visibility: GroupVisibility): Promise<void> {
  const { id, memberCount } = before;
  // Notifications about the discussion are for those who may read it.
  if (visibility !== before.visibility) tx.publish("postSightChanged", { postId: id });
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
  tx.notify((live) => live.publish("viewersChanged", { userIds }));
  // B3: others must not go on reading it in a page that is open. Of a group that was private before they know nothing.
  if (before.visibility !== GroupVisibility.PRIVATE)
    tx.notify((live) => live.publish("postDeleted", { id, except: userIds }));
}
