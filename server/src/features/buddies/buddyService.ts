import { conflict } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { User } from "../accounts/users/User";
import { changeBetween, link, publishEnds } from "./buddyChanges";
import type { BuddyInput, SetContactableInput } from "./buddyInputs";
import { buddyActions } from "./buddyPolicy";
import * as statements from "./buddyStatements";
import { Contactable, ContactSetting } from "./ContactSetting";
import { buddyMessages } from "./messages";

/** Accepts a member's request. Idempotent; CONFLICT if the request is not open any more. */
export function acceptBuddy(ctx: AppContext, { userId: fromId }: BuddyInput): Promise<User> {
  const { id: toId } = authorize(ctx, buddyActions.answer);
  return changeBetween(ctx, toId, fromId, async (tx) => {
    const [request] = await tx.rows<{ id: string }>(statements.openRequest, [fromId, toId]);
    if (request) return link(tx, { requestId: request.id, fromId, toId });
    const [relation] = await tx.rows<{ state: string }>(statements.statesByPair, [[toId], [fromId]]);
    if (relation?.state !== "BUDDIES") throw conflict(buddyMessages.requestEnded(), "userId");
  });
}

/** Declines a member's request, without notifying them. Does nothing without a request. */
export function declineBuddy(ctx: AppContext, { userId: fromId }: BuddyInput): Promise<User> {
  const { id: toId } = authorize(ctx, buddyActions.answer);
  return changeBetween(ctx, toId, fromId, async (tx) => {
    publishEnds(tx, await tx.rows(statements.declineRequest, [fromId, toId]));
  });
}

/** Cancels the viewer's request. Does nothing without one. */
export function cancelBuddyRequest(ctx: AppContext, { userId: toId }: BuddyInput): Promise<User> {
  const { id: fromId } = authorize(ctx, buddyActions.cancel);
  return changeBetween(ctx, fromId, toId, async (tx) => {
    publishEnds(tx, await tx.rows(statements.endRequests, [fromId, toId]));
  });
}

/** Removes a link, for both. Does nothing without one. */
export function removeBuddy(ctx: AppContext, { userId }: BuddyInput): Promise<User> {
  const viewer = authorize(ctx, buddyActions.remove);
  return changeBetween(ctx, viewer.id, userId, async (tx) => {
    const lost = await tx.rows<{ userId: string }>(statements.removeLinks, [viewer.id, userId]);
    for (const member of lost) tx.publish("buddyRemoved", member);
  });
}

/** Sets who may send requests to the viewer. */
export async function setContactable(ctx: AppContext, { contactable }: SetContactableInput): Promise<User> {
  const { id } = authorize(ctx, buddyActions.changeSettings);
  await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.saveContactable, [id, contactable]);
  });
  return loadParent(ctx.loaders.user, id);
}

export async function findContactable(ctx: AppContext): Promise<Contactable> {
  const { id: userId } = authorize(ctx, buddyActions.changeSettings);
  return (await ctx.db.findOneBy(ContactSetting, { userId }))?.contactable ?? Contactable.EVERYONE;
}
