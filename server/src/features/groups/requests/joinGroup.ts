import { groupNotFound } from "../members/statusIn";
import { v7 as newId } from "uuid";
import { AppError, badInput, conflict, forbidden } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { orNull } from "../../../platform/validation/validation";
import { isOpen, isPrivate } from "../members/access";
import { MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import { requireVisibleAuthor } from "../discussion/postService";
import { askToJoin } from "./askToJoin";
import type { JoinGroupInput } from "../group/groupInputs";
import { groupActions, hasRoom } from "../group/groupPolicy";
import * as statements from "../group/groupStatements";
import { joinInvited } from "./joinInvited";
import { membershipMessages } from "../members/messages";
import { groupMessages } from "../messages";

/** Joins a group, or requests to join. Idempotent. Throws GROUP_FULL when it has no room. */
export async function joinGroup(ctx: AppContext, { groupId, inviteCode, message }: JoinGroupInput): Promise<Group> {
  const viewer = authorize(ctx, groupActions.read);
  const code = orNull(inviteCode);
  if (code !== null) return joinInvited(ctx, code);
  const id = orNull(groupId)?.toLowerCase();
  if (id === undefined) throw badInput({ field: "groupId", message: groupMessages.groupMissing() });
  await requireVisibleAuthor(ctx, id);
  for (let turn = 0; turn < turns; turn++) {
    const [joined] = await ctx.db.write<Group>(statements.joinGroup, [id, viewer.id, newId()], id);
    if (joined) return announce(ctx, joined);
    const group = await ctx.db.row<Group & { ownState: MembershipState | null }>(statements.joinState, [id, viewer.id]);
    const isMember = group?.ownState === MembershipState.ACTIVE;
    if (!group || (isPrivate(group) && !isMember)) throw groupNotFound();
    if (isMember) return group;
    if (group.ownState === MembershipState.REMOVED) throw forbidden(membershipMessages.removed());
    if (!isOpen(group)) return askToJoin(ctx, group, message);
    if (!hasRoom(group)) throw new AppError("GROUP_FULL", groupMessages.full());
  }
  throw conflict(groupMessages.tryAgain());
}

/** The state can change between joining and finding out why it had no effect, so it is retried. */
const turns = 3;

/** Returns the changed group. */
function announce(ctx: AppContext, group: Group): Group {
  ctx.loaders.group.clear(group.id);
  ctx.loaders.membership.clearAll();
  ctx.events.publish("groupChanged", { id: group.id });
  return group;
}
