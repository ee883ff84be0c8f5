import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { kindNumbers, type SearchKind, searchKinds } from "../kinds";
import { index as limits } from "../limits";
import * as statements from "./indexStatements";
import { countedThings, nextThings } from "./sourceStatements";
import { indexThings } from "./writeIndex";

/** Another number when words are folded, split or taken from other fields: then everything is indexed again. */
export const indexVersion = 1;

const kindOf = (number: number): SearchKind | undefined => searchKinds.find((kind) => kindNumbers[kind] === number);

/** Begins to build what is not built yet. */
export async function beginIndex(db: Db): Promise<void> {
  const kinds = searchKinds.map((kind) => kindNumbers[kind]);
  await db.transaction((tx) => tx.rows(statements.beginProgress, [kinds, indexVersion]));
}

/** Begins to build all of it again; meanwhile the old one is searched. */
export async function restartIndex(db: Db): Promise<void> {
  await beginIndex(db);
  await db.transaction((tx) => tx.rows(statements.restartProgress));
}

/** Indexes the newest changes, for a search that follows. Another process may be doing it: then it waits, but not long. */
export async function indexNewChanges(db: Db): Promise<void> {
  for (let wait = 0; wait < limits.waits; wait += 1) {
    const isFree = await db.transaction(async (tx) => {
      const [lock] = await tx.rows<{ isFree: boolean }>(statements.tryLock);
      if (lock?.isFree) await indexChanges(tx, limits.changesAtOnce);
      return lock?.isFree;
    });
    if (isFree) return;
    await pause(limits.waitMs);
    if (!(await hasChanges(db))) return;
  }
}

async function hasChanges(db: Pick<Db, "rows">): Promise<boolean> {
  const [found] = await db.rows<{ isThere: boolean }>(statements.hasChanges);
  return found?.isThere ?? false;
}

/** Takes changes from the queue. Returns how many. */
async function indexChanges(tx: Tx, most: number): Promise<number> {
  const changes = await tx.rows<{ kind: number; id: string }>(statements.takeChanges(most));
  for (const kind of searchKinds) {
    const ids = new Set(changes.filter(({ kind: number }) => kindOf(number) === kind).map(({ id }) => id));
    if (ids.size > 0) await indexThings(tx, kind, [...ids]);
  }
  return changes.length;
}

/** What one piece of work did. null: there was nothing left to do. */
type Piece = { kind: SearchKind | null; things: number } | null;

/** One transaction: changes first, then what was not indexed yet. Killed at any moment, the next one goes on. */
export async function indexPiece(db: Db, size: number = limits.pieceSize): Promise<Piece> {
  return db.transaction(async (tx) => {
    await tx.rows(statements.waitForLock);
    const changes = await indexChanges(tx, size);
    if (changes > 0) return { kind: null, things: changes };
    const [next] = await tx.rows<{ kind: number; after: string }>(statements.nextProgress);
    const kind = next && kindOf(next.kind);
    return kind ? indexNext(tx, kind, next.after, size) : null;
  });
}

async function indexNext(tx: Tx, kind: SearchKind, after: string, size: number): Promise<Piece> {
  const rows = await tx.rows<{ id: string }>(nextThings(kind, size), [after]);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await indexThings(tx, kind, ids);
  const isLast = ids.length < size;
  await tx.rows(statements.saveProgress, [kindNumbers[kind], isLast ? null : ids.at(-1)]);
  return { kind, things: ids.length };
}

/** About how many things there are to index. */
export async function countThings(db: Pick<Db, "rows">): Promise<number> {
  const counts = await Promise.all(searchKinds.map((kind) => db.rows<{ count: number }>(countedThings(kind))));
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
}
