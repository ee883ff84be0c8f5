import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import { nameIn } from "./groupName";
import { namesByPair } from "./nameStatements";

interface Pair {
  groupId: string;
  /** null: a guest. */
  viewerId: string | null;
}

const toText = ({ groupId, viewerId }: Pair) => `${groupId} ${viewerId ?? ""}`;

export const nameLoaders = {
  /** The name of a group, as the viewer sees it. */
  groupName: (db: Db) => new DataLoader<Pair, string, string>((pairs) => findNames(db, pairs), { cacheKeyFn: toText }),
};

async function findNames(db: Db, pairs: readonly Pair[]): Promise<string[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ viewerId }) => viewerId)];
  const rows = await db.rows<Pair & { name: string }>(namesByPair, values);
  const found = new Map(rows.map((row) => [toText(row), row.name]));
  return pairs.map((pair) => nameIn(found.get(toText(pair)) ?? null));
}
