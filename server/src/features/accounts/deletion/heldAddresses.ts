import { In, Raw } from "typeorm";
import { allDerived, type Deriving } from "../../../platform/auth/derivedTokens";
import type { Orm } from "../../../platform/database/Db";
import { canonicalEmail, formerEmailKey } from "../users/canonicalEmail";
import { HeldAddress } from "./HeldAddress";

const hashOf = ({ deriveToken }: Deriving, emailKey: string) => deriveToken("held-address", emailKey);

/** Keeps the address with this key from being used to sign up again until then. */
export async function holdAddress(by: Deriving, db: Orm, emailKey: string, until: Date | null): Promise<void> {
  await db.upsert(HeldAddress, { hash: hashOf(by, emailKey), until }, ["hash"]);
}

/** Older hashes are of `formerEmailKey`. */
export function isAddressHeld(by: Deriving, db: Orm, email: string): Promise<boolean> {
  const keys = [canonicalEmail(email), formerEmailKey(email)];
  const hashes = keys.flatMap((key) => allDerived(by, (deriving) => hashOf(deriving, key)));
  const until = Raw<Date>((column) => `(${column} is null or ${column} > clock_timestamp())`);
  return db.existsBy(HeldAddress, { hash: In(hashes), until });
}

export async function removeEndedHolds(db: Orm): Promise<void> {
  await db.delete(HeldAddress, { until: Raw<Date>((column) => `${column} < clock_timestamp()`) });
}
