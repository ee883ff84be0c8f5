import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { seenThisWeek, statesByPair } from "./buddyStatements";
import type { BuddyState } from "./BuddyState";
import { findSuggestions, type FoundSuggestions } from "./suggestions/findSuggestions";

export interface Pair {
  viewerId: string;
  userId: string;
}

export interface Relation {
  state: BuddyState;
  /** Whether the member takes requests. */
  isContactable: boolean;
}

const toText = ({ viewerId, userId }: Pair) => `${viewerId} ${userId}`;

export const buddyLoaders = {
  /** What two members are to each other, as the first of them sees it. */
  buddyRelation: (db: Db) =>
    new DataLoader<Pair, Relation, string>((pairs) => findRelations(db, pairs), { cacheKeyFn: toText }),
  /** Of a viewer, by their id: there is one in a request. */
  suggestions: (db: Db) =>
    new DataLoader<string, FoundSuggestions>((ids) => Promise.all(ids.map((id) => findSuggestions(db, id)))),
  wasSeenThisWeek: (db: Db) => new DataLoader<string, boolean>((ids) => findSeen(db, ids)),
};

async function findRelations(db: Db, pairs: readonly Pair[]): Promise<Relation[]> {
  const values = [pairs.map(({ viewerId }) => viewerId), pairs.map(({ userId }) => userId)];
  const rows = await db.rows<Pair & Relation>(statesByPair, values);
  const found = new Map(rows.map((row) => [toText(row), row]));
  return pairs.map((pair) => found.get(toText(pair)) as Relation);
}

async function findSeen(db: Db, ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.rows<{ id: string }>(seenThisWeek, [ids]);
  const found = new Set(rows.map(({ id }) => id));
  return ids.map((id) => found.has(id));
}
