import { createHash, randomBytes } from "node:crypto";
import { LessThan, MoreThan, Raw } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { accountToken as limits } from "../../../platform/limits/accountLimits";
import { AccountToken, TokenPurpose } from "./AccountToken";

export interface TokenRequest {
  userId: string;
  purpose: TokenPurpose;
  askedAt: Date;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * A new token, which ends those that were asked for earlier. A second copy of the same mail gets one of its own. null
 * when a later mail has gone out meanwhile. Links that undo something do not end each other: a member who changes an
 * address twice must not end the link that the first holder got.
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

/** What is stored of a token that counts, without spending it. */
export const findLink = (db: Orm, token: string, purpose: TokenPurpose): Promise<AccountToken | null> =>
  db.findOneBy(AccountToken, isValid(token, purpose));

/** The member with this token, without spending it; null when it is none, spent or too old. */
export async function findToken(db: Orm, token: string, purpose: TokenPurpose): Promise<string | null> {
  return (await findLink(db, token, purpose))?.userId ?? null;
}

/** Spends a token, with the copies of its mail: of two who use it at once, one gets what was stored of it. */
export async function spendLink(tx: Orm, token: string, purpose: TokenPurpose): Promise<AccountToken | null> {
  const link = await findLink(tx, token, purpose);
  const { affected } = await tx.delete(AccountToken, isValid(token, purpose));
  if (!link || affected !== 1) return null;
  await tx.delete(AccountToken, { userId: link.userId, purpose });
  return link;
}

/** The same where all that counts is the member. */
export async function spendToken(tx: Orm, token: string, purpose: TokenPurpose): Promise<string | null> {
  return (await spendLink(tx, token, purpose))?.userId ?? null;
}
