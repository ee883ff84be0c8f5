import DataLoader from "dataloader";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import type { Group } from "./Group";
import type { GroupInput } from "./groupInputs";
import { groupActions } from "./groupPolicy";
import { getGroup, reload } from "./groupService";
import { markRead, unreadByPair } from "./ownGroupStatements";

interface Pair {
  groupId: string;
  userId: string;
}

const toText = ({ groupId, userId }: Pair) => `${groupId} ${userId}`;

export const unreadLoaders = {
  /** The number of comments of others that a member has not read; null for non-members. */
  unread: (db: Db) =>
    new DataLoader<Pair, number | null, string>((pairs) => countUnread(db, pairs), { cacheKeyFn: toText }),
};

async function countUnread(db: Db, pairs: readonly Pair[]): Promise<(number | null)[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ userId }) => userId)];
  const rows = await db.rows<Pair & { count: number }>(unreadByPair, values);
  const found = new Map(rows.map((row) => [toText(row), row.count]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}

/** Marks all comments of a group as read; does nothing without a membership. */
export async function markGroupRead(ctx: AppContext, { groupId }: GroupInput): Promise<Group> {
  const viewer = authorize(ctx, groupActions.read);
  const { id } = await getGroup(ctx, groupId);
  await ctx.db.transaction((tx) => tx.rows(markRead, [id, viewer.id]));
  ctx.loaders.unread.clearAll();
  return reload(ctx, id);
}
