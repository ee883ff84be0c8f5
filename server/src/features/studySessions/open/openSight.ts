import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import { seenByOthers } from "./openStatements";

/** A member's own session, or one date of it, for another member. */
interface Sight {
  sessionId: string;
  viewerId: string;
  /** null: the session. */
  occurrenceId: string | null;
}

const textOf = ({ sessionId, viewerId, occurrenceId }: Sight) => `${sessionId} ${viewerId} ${occurrenceId}`;

/** Whether a member sees the session of another one. */
export const sightLoader = (db: Db) =>
  new DataLoader<Sight, boolean, string>((asked) => findSeen(db, asked), { cacheKeyFn: textOf });

export async function findSeen(db: Pick<Db, "rows">, asked: readonly Sight[]): Promise<boolean[]> {
  const values = (["sessionId", "viewerId", "occurrenceId"] as const).map((key) => asked.map((one) => one[key]));
  const seen = new Set((await db.rows<Sight>(seenByOthers(), values)).map(textOf));
  return asked.map((one) => seen.has(textOf(one)));
}
