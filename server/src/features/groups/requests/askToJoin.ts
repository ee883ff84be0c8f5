import { v7 as newId } from "uuid";
import { conflict, forbidden } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { groups as limits } from "../limits";
import { orNull } from "../../../platform/validation/validation";
import { isOpen } from "../members/access";
import { MemberRole, MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import { Membership } from "../members/Membership";
import { membershipMessages } from "../members/messages";
import { groupActions } from "../group/groupPolicy";
import { lockGroupIn, reload, membershipStatus } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { groupMessages } from "../messages";
import { statusIn } from "../members/statusIn";

/** Requests to join a group; does nothing for members and for open requests. */
export async function askToJoin(ctx: AppContext, group: Group, message?: string | null): Promise<Group> {
  const { id: userId } = authorize(ctx, groupActions.read);
  if ((await membershipStatus(ctx, group)).membership) return group;
  await ctx.rates.consume("joinRequestsPerDay", userId);
  await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.lockMember, [userId]);
    const { id: groupId, visibility } = await lockGroupIn(tx, group.id);
    // It may be private by now, or gone for the viewer.
    await statusIn(ctx, tx, groupId);
    if (isOpen({ visibility })) throw conflict(groupMessages.tryAgain());
    if (await isThere(tx, groupId, userId)) return;
    await tx.rows(statements.removeDeclinedRequest, [groupId, userId]);
    await store(tx, { groupId, userId, message: orNull(message) });
  });
  return reload(ctx, group.id);
}

interface Facts {
  state: string | null;
  since: Date | null;
  waiting: number;
}

/** Whether there is a membership or a request already; throws if a request is not allowed. */
async function isThere(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const [facts] = await tx.rows<Facts>(statements.joinFacts, [groupId, userId]);
  const { state = null, since = null, waiting = 0 } = facts ?? {};
  if (state === MembershipState.ACTIVE || state === MembershipState.REQUESTED) return true;
  if (state === "REMOVED") throw forbidden(membershipMessages.removed());
  if (state === "DECLINED" && since) refuseBefore(new Date(since.getTime() + limits.askAgainDays * 86_400_000));
  if (waiting >= limits.requests) throw conflict(groupMessages.tooManyRequests());
  return false;
}

function refuseBefore(date: Date): void {
  if (date.getTime() <= Date.now()) return;
  throw conflict(groupMessages.askAgain({ date: date.toISOString().slice(0, 10) }));
}

async function store(tx: Tx, request: Pick<Membership, "groupId" | "userId" | "message">): Promise<void> {
  const requestId = newId();
  const { groupId, userId } = request;
  await tx.insert(Membership, {
    ...request,
    id: requestId,
    role: MemberRole.MEMBER,
    state: MembershipState.REQUESTED,
  });
  await tx.rows(statements.countMembers, [groupId, 0]);
  tx.publish("joinRequested", { requestId, groupId, userId }, (live) => live.publish("groupChanged", { id: groupId }));
}
