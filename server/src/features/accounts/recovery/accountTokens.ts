import { createHash, randomBytes } from "node:crypto";
import { LessThan, MoreThan, Raw } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { accountToken as limits } from "../../../platform/limits/accountLimits";
import { AccountToken, TokenPurpose } from "./AccountToken";

interface TokenRequest {
  userId: string;
  purpose: TokenPurpose;
  askedAt: Date;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Creates a token and invalidates those of earlier requests. A second copy of the same mail gets its own token. null if a later
 * mail has been sent. Undo links do not invalidate each other: after two changes of an address, the link of the first address
 * must remain valid.
 */
export async function makeToken(db: Orm, { userId, purpose, askedAt }: TokenRequest): Promise<string | null> {
  if (purpose !== TokenPurpose.UNDO_EMAIL) {
    if (await db.existsBy(AccountToken, { userId, purpose, askedAt: MoreThan(askedAt) })) return null;
    await db.delete(AccountToken, { userId, purpose, askedAt: LessThan(askedAt) });
  }
  const token = randomBytes(limits.bytes).toString("base64url");
  await db.insert(AccountToken, {
    hash: hashOf(token),
    purpose,
    userId,
    askedAt,
    expiresAt: () => `clock_timestamp() + interval '${limits.seconds[purpose]} seconds'`,
  });
  return token;
}

const isValid = (token: string, purpose: TokenPurpose) => ({
  hash: hashOf(token),
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
  const { affected } = await tx.delete(AccountToken, isValid(token, purpose));
  if (!link || affected !== 1) return null;
  await tx.delete(AccountToken, { userId: link.userId, purpose });
  return link;
}

/** The same; returns only the member's id. */
export async function consumeToken(tx: Orm, token: string, purpose: TokenPurpose): Promise<string | null> {
  return (await consumeLink(tx, token, purpose))?.userId ?? null;
}
