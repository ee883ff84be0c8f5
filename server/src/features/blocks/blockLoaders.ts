import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { blockedPairs } from "./blockStatements";

interface Pair {
  viewerId: string;
  userId: string;
}

const toText = ({ viewerId, userId }: Pair) => `${viewerId} ${userId}`;

export const blockLoaders = {
  /** Whether one of the two blocked the other. */
  blockBetween: (db: Db) =>
    new DataLoader<Pair, boolean, string>((pairs) => findBlocks(db, pairs), { cacheKeyFn: toText }),
};

async function findBlocks(db: Db, pairs: readonly Pair[]): Promise<boolean[]> {
  const values = [pairs.map(({ viewerId }) => viewerId), pairs.map(({ userId }) => userId)];
  const found = new Set((await db.rows<Pair>(blockedPairs, values)).map(toText));
  return pairs.map((pair) => found.has(toText(pair)));
}
