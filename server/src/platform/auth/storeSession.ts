import type { Db } from "../database/Db";
import type { Role } from "./Viewer";
import { deviceName } from "./deviceName";
import type { Claims } from "./tokens";

/** With the member's traits. */
interface Stored {
  isStarted: boolean;
  role: Role | null;
  /** The sessions that were ended because the member had too many. */
  ended: string[];
}

interface NewSession {
  claims: Claims;
  userAgent: string | undefined;
  /** null: now. */
  createdAt: Date | null;
  /** Many people use this account: it may have any number of sessions. */
  isShared: boolean;
}

/** Stores a session, unless all sessions of the member with its version have been ended. */
export async function storeSession(db: Db, startSession: string, session: NewSession): Promise<Stored> {
  const { claims, userAgent, createdAt, isShared } = session;
  const { userId, version, tokenId, expiresAt } = claims;
  const values = [userId, version, tokenId, deviceName(userAgent), expiresAt, createdAt, isShared];
  const [row] = await db.transaction((tx) => tx.rows<Stored>(startSession, values));
  return row ?? { isStarted: false, role: null, ended: [] };
}
