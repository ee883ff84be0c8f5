import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import type { Group } from "../groups/group/Group";
import type { BookReader } from "./BookReader";
import { notesByEntry } from "./notes/noteStatements";
import type { ShelvedBook } from "./ShelvedBook";
import { groupsByPair, readersByPair, shelvedByPair } from "./shelfStatements";

/** A book as one viewer sees it. */
export interface Pair {
  viewerId: string;
  bookId: string;
}

const toText = ({ viewerId, bookId }: Pair) => `${viewerId} ${bookId}`;
const byPair = { cacheKeyFn: toText };
const valuesOf = (pairs: readonly Pair[]) => [pairs.map(({ viewerId }) => viewerId), pairs.map(({ bookId }) => bookId)];

export const shelfLoaders = {
  /** What the viewer did with a book; null: nothing. */
  shelvedBook: (db: Db) => new DataLoader<Pair, ShelvedBook | null, string>((pairs) => findShelved(db, pairs), byPair),
  readersOfBook: (db: Db) => new DataLoader<Pair, BookReader[], string>((pairs) => findReaders(db, pairs), byPair),
  /** Of an entry on a shelf. */
  noteCount: (db: Db) => new DataLoader((ids: readonly string[]) => countNotes(db, ids)),
  groupsOfBook: (db: Db) => new DataLoader<Pair, Group[], string>((pairs) => findGroups(db, pairs), byPair),
};

async function findShelved(db: Db, pairs: readonly Pair[]): Promise<(ShelvedBook | null)[]> {
  const rows = await db.rows<ShelvedBook>(shelvedByPair, valuesOf(pairs));
  const found = new Map(rows.map((row) => [toText({ viewerId: row.userId, bookId: row.bookId }), row]));
  return pairs.map((pair) => found.get(toText(pair)) ?? null);
}

async function countNotes(db: Db, ids: readonly string[]): Promise<number[]> {
  const rows = await db.rows<{ id: string; count: number }>(notesByEntry, [ids]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

async function findReaders(db: Db, pairs: readonly Pair[]): Promise<BookReader[][]> {
  const rows = await db.rows<BookReader & JoinedUserRow & Pair>(readersByPair, valuesOf(pairs));
  for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return inGroups(rows, pairs);
}

const findGroups = async (db: Db, pairs: readonly Pair[]): Promise<Group[][]> =>
  inGroups(await db.rows<Group & Pair>(groupsByPair, valuesOf(pairs)), pairs);

function inGroups<T extends Pair>(rows: readonly T[], pairs: readonly Pair[]): T[][] {
  const found = new Map<string, T[]>(pairs.map((pair) => [toText(pair), []]));
  for (const row of rows) found.get(toText(row))?.push(row);
  return pairs.map((pair) => found.get(toText(pair)) ?? []);
}
