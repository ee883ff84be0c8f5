import { v7 as newId } from "uuid";
import { AppError } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Group } from "../group/Group";
import { groupActions, hasRoom } from "../group/groupPolicy";
import { reload } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { findInvited, isInvitation } from "./invitations";
import { lockToAdmit } from "./lockToAdmit";
import { groupMessages } from "../messages";
import { groupNotFound, statusIn } from "../members/statusIn";

/** An invitation admits at once, also where others ask. */
export async function joinInvited(ctx: AppContext, code: string): Promise<Group> {
  const { id: userId } = authorize(ctx, groupActions.read);
  const invited = await findInvited(ctx, code);
  if (!invited) throw groupNotFound();
  await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.lockMember, [userId]);
    const group = await lockToAdmit(tx, invited, userId);
    // Checked again, because the invitation may have been renewed.
    if (!isInvitation(ctx, group, code)) throw groupNotFound();
    const status = await statusIn(ctx, tx, group.id, true);
    if (status.isRemoved) authorize(ctx, groupActions.join, status);
    const [admitted] = await tx.rows(statements.admitInvited, [group.id, userId, newId()]);
    if (!admitted) return;
    if (!hasRoom(group)) throw new AppError("GROUP_FULL", groupMessages.full());
    await tx.rows(statements.countMembers, [group.id, 1]);
    tx.publish("memberJoined", { groupId: group.id, userId }, (live) => {
      live.publish("viewersChanged", { userIds: [userId] });
      live.publish("groupChanged", { id: group.id });
    });
  });
  return reload(ctx, invited.id);
}
