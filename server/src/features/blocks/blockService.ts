import { v7 as newId } from "uuid";
import { badInput, conflict, notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { Tx } from "../../platform/events/transaction";
import { blocks as limits } from "./limits";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import { checkId } from "../../platform/validation/validation";
import type { JoinedUserRow } from "../accounts/users/joinedUser";
import type { User } from "../accounts/users/User";
import { Block } from "./Block";
import { blockActions } from "./blockPolicy";
import * as statements from "./blockStatements";
import { blockMessages } from "./messages";

/** Blocks a member; the features end what connects the two (`hooks.ts`). Idempotent. */
export async function blockUser(ctx: AppContext, userId: string): Promise<User> {
  const viewer = authorize(ctx, blockActions.change);
  await ctx.rates.consume("blocksPerDay", viewer.id);
  return changeBlocks(ctx, viewer.id, userId, async (tx, blockedId) => {
    const [facts] = await tx.rows<Facts>(statements.blockFacts, [viewer.id, blockedId]);
    if (!facts || facts.isBlocked) return;
    if (facts.isHidden) throw notFound(blockMessages.noMember());
    if (facts.count >= limits.perMember) throw conflict(blockMessages.tooMany({ max: limits.perMember }));
    await tx.insert(Block, { id: newId(), blockerId: viewer.id, blockedId });
    await tx.runHooks("memberBlocked", { blockerId: viewer.id, blockedId });
    tx.publish("memberBlocked", { blockerId: viewer.id, blockedId });
  });
}

interface Facts {
  isBlocked: boolean;
  /** Whether the other member blocked the viewer, who must not notice it. */
  isHidden: boolean;
  count: number;
}

/** Removes a block. The two can see each other again; links are not restored. */
export function unblockUser(ctx: AppContext, userId: string): Promise<User> {
  const viewer = authorize(ctx, blockActions.change);
  return changeBlocks(ctx, viewer.id, userId, async (tx, blockedId) => {
    const removed = await tx.rows(statements.deleteBlock, [viewer.id, blockedId]);
    if (removed.length > 0) return tx.publish("memberUnblocked", { blockerId: viewer.id, blockedId });
    const [hidden] = await tx.rows(statements.blockedPairs, [[viewer.id], [blockedId]]);
    if (hidden) throw notFound(blockMessages.noMember());
  });
}

/** Locks both members, makes the change, and invalidates their cached sessions in every process. Returns the viewer. */
async function changeBlocks(
  ctx: AppContext,
  viewerId: string,
  givenId: string,
  change: (tx: Tx, userId: string) => Promise<void>,
): Promise<User> {
  checkId(givenId, "userId");
  const userId = givenId.toLowerCase();
  if (userId === viewerId) throw badInput({ field: "userId", message: blockMessages.oneself() });
  const both = [viewerId, userId];
  await ctx.db.transaction(async (tx) => {
    const locked = await tx.rows<{ id: string }>(statements.lockMembers, [both]);
    if (locked.length < both.length) throw notFound(blockMessages.noMember());
    await change(tx, userId);
    await tx.rows(statements.markMembers, [both]);
    tx.notify((live) => live.publish("viewersChanged", { userIds: both }));
  });
  ctx.loaders.blockBetween.clearAll();
  ctx.loaders.user.clear(viewerId);
  return loadParent(ctx.loaders.user, viewerId);
}

export interface ListedBlock {
  id: string;
  userId: string;
  name: string;
  faceVersion: number;
  createdAt: Date;
}

/** The members whom the viewer blocked, newest first. */
export async function listBlocked(ctx: AppContext, request: PageRequest): Promise<Connection<ListedBlock>> {
  const { id } = authorize(ctx, blockActions.list);
  const page = toPage(request);
  const { first, after } = page;
  const statement = statements.blockedStatement(first + 1, after !== null);
  const cursor = after ? [after.createdAt, after.id] : [];
  const rows = await ctx.db.rows<ListedBlock & JoinedUserRow>(statement, [id, ...cursor]);
  for (const row of rows) Object.assign(row, { name: row.memberName, faceVersion: row.memberFaceVersion });
  return toConnection<ListedBlock>(rows, page);
}

export const countBlocked = (ctx: AppContext): Promise<Count> =>
  countRows(ctx.db, statements.countedBlocks, [authorize(ctx, blockActions.list).id]);
