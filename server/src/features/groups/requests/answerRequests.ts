import { AppError, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import type { Group } from "../group/Group";
import { auditGroup } from "../group/auditGroup";
import { publishAdmission } from "./admitAll";
import type { GroupInput, GroupMemberInput } from "../group/groupInputs";
import { groupActions, hasRoom } from "../group/groupPolicy";
import { getGroup, lockGroupIn, reload, membershipStatus } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { groupMessages } from "../messages";
import { statusIn } from "../members/statusIn";

/** Accepts a request. CONFLICT if it is not open any more; GROUP_FULL if the group is full: the request stays open. */
export async function acceptJoinRequest(ctx: AppContext, input: GroupMemberInput): Promise<Group> {
  return answer(ctx, input, "group.accepted", async (tx, group, pair) => {
    const requestId = await end(tx, group.id, pair, "ACTIVE");
    if (!hasRoom(group)) throw new AppError("GROUP_FULL", groupMessages.full());
    await tx.rows(statements.countMembers, [group.id, 1]);
    publishAdmission(tx, { requestId, groupId: group.id, userId: pair.userId });
  });
}

/** Declines a request; the member may ask again after a week. */
export async function declineJoinRequest(ctx: AppContext, input: GroupMemberInput): Promise<Group> {
  return answer(ctx, input, "group.declined", async (tx, { id: groupId }, pair) => {
    const requestId = await end(tx, groupId, pair, "DECLINED");
    await tx.rows(statements.countMembers, [groupId, 0]);
    tx.publish("joinRequestEnded", { requestId });
    tx.publish("joinDeclined", { requestId, groupId, userId: pair.userId });
  });
}

interface Pair {
  /** Who answers. */
  viewerId: string;
  /** Who asked. */
  userId: string;
}

type Change = (tx: Tx, group: Group, pair: Pair) => Promise<void>;

/** `event`: the name for the audit log. */
async function answer(ctx: AppContext, input: GroupMemberInput, event: string, change: Change): Promise<Group> {
  const found = await getGroup(ctx, input.groupId);
  const { id: viewerId } = authorize(ctx, groupActions.manage, await membershipStatus(ctx, found));
  const userId = input.userId.toLowerCase();
  await ctx.db.transaction(async (tx) => {
    const group = await lockGroupIn(tx, found.id);
    authorize(ctx, groupActions.manage, await statusIn(ctx, tx, group.id));
    await change(tx, group, { viewerId, userId });
    tx.notify((live) => live.publish("groupChanged", { id: found.id }));
  });
  auditGroup(ctx, event, { groupId: found.id, memberId: userId });
  return reload(ctx, found.id);
}

/** Returns the id of the request. Requests of hidden members are not found. */
async function end(tx: Tx, groupId: string, { viewerId, userId }: Pair, state: "ACTIVE" | "DECLINED"): Promise<string> {
  const [request] = await tx.rows<{ id: string }>(statements.answerRequest, [groupId, userId, state, viewerId]);
  if (!request) throw conflict(groupMessages.requestEnded(), "userId");
  return request.id;
}

/** Cancels the viewer's request; does nothing without one. */
export async function cancelJoinRequest(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const viewer = authorize(ctx, groupActions.read);
  const found = await getGroup(ctx, groupId);
  await ctx.db.transaction(async (tx) => {
    await lockGroupIn(tx, found.id);
    const [request] = await tx.rows<{ id: string }>(statements.cancelRequest, [found.id, viewer.id]);
    if (!request) return;
    await tx.rows(statements.countMembers, [found.id, 0]);
    tx.publish("joinRequestEnded", { requestId: request.id }, (live) => live.publish("groupChanged", { id: found.id }));
  });
  return reload(ctx, found.id);
}
