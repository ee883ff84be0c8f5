import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { othersByPair } from "./buddyGroupStatements";

interface Pair {
  groupId: string;
  viewerId: string;
}

const toText = ({ groupId, viewerId }: Pair) => `${groupId} ${viewerId}`;

export const buddyGroupLoaders = {
  /** The id of the other member of a group of two; null in any other group. */
  otherOfTwo: (db: Db) =>
    new DataLoader<Pair, string | null, string>((pairs) => findOthers(db, pairs), { cacheKeyFn: toText }),
};

async function findOthers(db: Db, pairs: readonly Pair[]): Promise<(string | null)[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ viewerId }) => viewerId)];
  const rows = await db.rows<Pair & { userId: string }>(othersByPair, values);
  const found = new Map(rows.map((row) => [toText(row), row.userId]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}
