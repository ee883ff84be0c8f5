import { badInput, notFound, unauthenticated } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { suggestions as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { checkId } from "../../../platform/validation/validation";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { blockedPairs, lockMembers } from "../../blocks/blockStatements";
import { buddyActions } from "../buddyPolicy";
import { buddyMessages } from "../messages";
import { DismissedSuggestion } from "./DismissedSuggestion";
import type { Suggestion, SuggestionNeed } from "./Suggestion";
import { cutDismissals, dismiss } from "./suggestionStatements";

/** Members whom the viewer may like to study with, the best first. */
export async function listSuggestions(ctx: AppContext, first: number): Promise<Suggestion[]> {
  const { id } = authorize(ctx, buddyActions.list);
  if (first < 1 || first > limits.most) {
    throw badInput({ field: "first", message: fieldMessages.outOfRange({ field: "first", min: 1, max: limits.most }) });
  }
  return (await ctx.loaders.suggestions.load(id)).suggestions.slice(0, first);
}

export async function listNeeds(ctx: AppContext): Promise<SuggestionNeed[]> {
  return (await ctx.loaders.suggestions.load(authorize(ctx, buddyActions.list).id)).need;
}

/** Dismisses a suggestion. Idempotent. Returns the viewer. */
export function dismissSuggestion(ctx: AppContext, userId: string): Promise<JoinedUser> {
  return changeDismissals(ctx, userId, async (tx, viewerId, dismissedId) => {
    await tx.rows(dismiss, [viewerId, dismissedId]);
    await tx.rows(cutDismissals, [viewerId]);
  });
}

/** Removes a dismissal. Idempotent. Returns the viewer. */
export function restoreSuggestion(ctx: AppContext, userId: string): Promise<JoinedUser> {
  return changeDismissals(ctx, userId, async (tx, viewerId, dismissedId) => {
    await tx.delete(DismissedSuggestion, { userId: viewerId, dismissedId });
  });
}

async function changeDismissals(
  ctx: AppContext,
  givenId: string,
  change: (tx: Tx, viewerId: string, dismissedId: string) => Promise<void>,
): Promise<JoinedUser> {
  const viewer = authorize(ctx, buddyActions.dismiss);
  checkId(givenId, "userId");
  const userId = givenId.toLowerCase();
  if (userId === viewer.id) throw badInput({ field: "userId", message: buddyMessages.oneself() });
  await ctx.db.transaction(async (tx) => {
    const locked = await tx.rows<{ id: string }>(lockMembers, [[viewer.id, userId]]);
    const [hidden] = await tx.rows(blockedPairs, [[viewer.id], [userId]]);
    if (hidden || !locked.some(({ id }) => id === userId)) throw notFound(buddyMessages.noMember());
    await change(tx, viewer.id, userId);
  });
  ctx.loaders.suggestions.clear(viewer.id);
  const user = await ctx.loaders.user.load(viewer.id);
  if (!user) throw unauthenticated();
  return user;
}
