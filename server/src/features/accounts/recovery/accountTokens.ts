import { randomBytes } from "node:crypto";
import { LessThan, MoreThan, Raw } from "typeorm";
import { hashToken } from "../../../platform/auth/hashToken";
import type { Db, Orm } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { accountToken as limits } from "../limits";
import { lockMember } from "../users/lockMember";
import { AccountToken, TokenPurpose } from "./AccountToken";

interface TokenRequest {
  userId: string;
  purpose: TokenPurpose;
  askedAt: Date;
}

let lastAsked = 0;

/** When a mail with a link is asked for: of two requests in one millisecond, the second is later. */
export function nextAskedAt(): Date {
  lastAsked = Math.max(Date.now(), lastAsked + 1);
  return new Date(lastAsked);
}

/**
 * Creates a token and invalidates those of earlier requests. The lock of the member puts concurrent requests in order. A second copy of the same mail gets its own token. null if a later
 * mail has been sent. Undo links do not invalidate each other: after two changes of an address, the link of the first address
 * must remain valid.
 */
export async function makeTokenIn(db: Tx, { userId, purpose, askedAt }: TokenRequest): Promise<string | null> {
  await lockMember(db, userId);
  if (purpose !== TokenPurpose.UNDO_EMAIL) {
    if (await db.existsBy(AccountToken, { userId, purpose, askedAt: MoreThan(askedAt) })) return null;
    await db.delete(AccountToken, { userId, purpose, askedAt: LessThan(askedAt) });
  }
  const token = randomBytes(limits.bytes).toString("base64url");
  await db.insert(AccountToken, {
    hash: hashToken(token),
    purpose,
    userId,
    askedAt,
    expiresAt: () => `clock_timestamp() + interval '${limits.seconds[purpose]} seconds'`,
  });
  return token;
}

/** The same in a transaction of its own. */
export const makeToken = (db: Db, request: TokenRequest): Promise<string | null> =>
  db.transaction((tx) => makeTokenIn(tx, request));

const isValid = (token: string, purpose: TokenPurpose) => ({
  hash: hashToken(token),
  purpose,
  expiresAt: Raw<Date>((column) => `${column} > clock_timestamp()`),
});

/** The row of a valid token, without consuming it. */
export const findLink = (db: Orm, token: string, purpose: TokenPurpose): Promise<AccountToken | null> =>
  db.findOneBy(AccountToken, isValid(token, purpose));

/** The member with this token, without consuming it; null if it is invalid, used or expired. */
export async function findToken(db: Orm, token: string, purpose: TokenPurpose): Promise<string | null> {
  return (await findLink(db, token, purpose))?.userId ?? null;
}

/** Consumes a token and those of the copies of its mail. Of two concurrent uses, only one gets the row. */
export async function consumeLink(tx: Orm, token: string, purpose: TokenPurpose): Promise<AccountToken | null> {
  const link = await findLink(tx, token, purpose);
  if (!link) return null;
  // The member is locked before their tokens, as when a token is made.
  await lockMember(tx, link.userId);
  const { affected } = await tx.delete(AccountToken, isValid(token, purpose));
  if (affected !== 1) return null;
  await tx.delete(AccountToken, { userId: link.userId, purpose });
  return link;
}

/** The same; returns only the member's id. */
export async function consumeToken(tx: Orm, token: string, purpose: TokenPurpose): Promise<string | null> {
  return (await consumeLink(tx, token, purpose))?.userId ?? null;
}
