import { IsNull, Raw } from "typeorm";
import { v4 as randomId } from "uuid";
import { AppError } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Orm } from "../../../platform/database/Db";
import { passkey as limits } from "../limits";
import type { PasskeySite } from "./passkeySite";
import { accountMessages } from "../messages";
import { PasskeyCeremony } from "./PasskeyCeremony";

/** The relying party; throws UNAVAILABLE where passkeys are not possible. */
export function siteOf({ passkeySite }: Pick<AppContext, "passkeySite">): PasskeySite {
  if (!passkeySite) throw new AppError("UNAVAILABLE", accountMessages.passkeysOff());
  return passkeySite;
}

export async function storeChallenge(db: Orm, challenge: string, userId: string | null): Promise<string> {
  const id = randomId();
  const expiresAt = () => `clock_timestamp() + interval '${limits.challengeSeconds} seconds'`;
  await db.insert(PasskeyCeremony, { id, userId, challenge, expiresAt });
  return id;
}

/** Returns and deletes the challenge, so that it can be answered only once. */
export async function consumeChallenge(ctx: AppContext, id: string, userId: string | null): Promise<string> {
  const expiresAt = Raw<Date>((column) => `${column} > clock_timestamp()`);
  const known = { id, userId: userId ?? IsNull(), expiresAt };
  const found = await ctx.db.findOneBy(PasskeyCeremony, known);
  const { affected } = await ctx.db.delete(PasskeyCeremony, { id });
  if (!found || affected !== 1) throw passkeyRefused();
  return found.challenge;
}

/** The same error for every reason, so that nobody learns which passkeys exist. */
export const passkeyRefused = () => new AppError("INVALID_CREDENTIALS", accountMessages.passkeyRefused());

/** Replaces errors of the library, which reveal the reason. */
export async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw passkeyRefused();
  }
}
