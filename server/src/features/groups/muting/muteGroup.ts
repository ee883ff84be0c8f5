import DataLoader from "dataloader";
import { v7 as newId } from "uuid";
import { conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import { groups as limits } from "../limits";
import type { Connection, PageRequest } from "../../../platform/paging/connection";
import { toPage } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { mayHide } from "../../blocks/visibility";
import type { Group } from "../group/Group";
import type { GroupInput } from "../group/groupInputs";
import { withPlaces } from "../group/ownGroups";
import { groupActions } from "../group/groupPolicy";
import { getGroup } from "../group/groupService";
import { groupMessages } from "../messages";
import * as statements from "./muteStatements";

/** Mutes a group: no notifications about it from now on. Idempotent. */
export async function muteGroup(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const { id: userId } = authorize(ctx, groupActions.mute);
  const group = await getGroup(ctx, groupId);
  await ctx.db.transaction(async (tx) => {
    const muted = await tx.rows(statements.mute, [newId(), userId, group.id]);
    if (muted.length === 0 && (await tx.rows(statements.isMuted, [userId, group.id])).length === 0)
      throw conflict(groupMessages.tooManyMuted({ max: limits.muted }));
  });
  ctx.loaders.isMuted.clearAll();
  return group;
}

/** Unmutes a group. Events from the muted time are not notified later. */
export async function unmuteGroup(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const { id: userId } = authorize(ctx, groupActions.mute);
  const group = await getGroup(ctx, groupId);
  await ctx.db.transaction((tx) => tx.rows(statements.unmute, [userId, group.id]));
  ctx.loaders.isMuted.clearAll();
  return group;
}

type MutedRow = Group & { mutedAt: Date; mutedId: string };

/** The groups that the viewer has muted, last muted first. */
export async function listMuted(ctx: AppContext, request: PageRequest): Promise<Connection<Group>> {
  const { id } = authorize(ctx, groupActions.mute);
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [id, after.createdAt, after.id] : [id];
  const statement = statements.mutedStatement(first + 1, after !== null, mayHide(ctx));
  return withPlaces(await ctx.db.rows<MutedRow>(statement, values), page, ({ mutedAt, mutedId }) => ({
    createdAt: mutedAt,
    id: mutedId,
  }));
}

export function countMuted(ctx: AppContext): Promise<Count> {
  const { id } = authorize(ctx, groupActions.mute);
  return countRows(ctx.db, statements.countedMuted(mayHide(ctx)), [id]);
}

interface Pair {
  groupId: string;
  userId: string;
}

const toText = ({ groupId, userId }: Pair) => `${groupId} ${userId}`;

export const muteLoaders = {
  isMuted: (db: Db) => new DataLoader<Pair, boolean, string>((pairs) => findMuted(db, pairs), { cacheKeyFn: toText }),
};

async function findMuted(db: Db, pairs: readonly Pair[]): Promise<boolean[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ userId }) => userId)];
  const found = new Set((await db.rows<Pair>(statements.mutedByPair, values)).map(toText));
  return pairs.map((pair) => found.has(toText(pair)));
}
