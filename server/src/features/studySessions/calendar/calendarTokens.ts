import { parse, stringify } from "uuid";
import { type Deriving, isDerived } from "../../../platform/auth/derivedTokens";
import type { FeatureServices } from "../../../platform/context";
import { readLinkVersion } from "../../accounts/users/linkVersions";

/** The characters of an encoded id. The rest is a signature. */
const idLength = 22;
const proofLength = 43;

const toText = (id: string) => Buffer.from(parse(id)).toString("base64url");

function toId(text: string): string {
  const bytes = Buffer.alloc(16);
  Buffer.from(text, "base64url").copy(bytes);
  return stringify(bytes);
}

/** The name of a member's feed. Another version has another name. */
export const feedName = ({ deriveToken }: Deriving, { userId, version }: { userId: string; version: number }): string =>
  toText(userId) + deriveToken("calendar feed", `${userId} ${version}`);

interface Pair {
  userId: string;
  /** A date. */
  id: string;
}

/** With the member's `linkVersion`. */
export interface VersionedPair extends Pair {
  version: number;
}

export type PairPurpose = "calendar date" | "decline date";

/** A signed name of a member and a date, for one purpose. Names of the first version do not contain it. */
export const pairName = ({ deriveToken }: Deriving, purpose: PairPurpose, { userId, id, version }: VersionedPair) =>
  toText(userId) + toText(id) + deriveToken(purpose, `${userId} ${id}${version === 1 ? "" : ` ${version}`}`);

/** The member and the date of a signed name; null for a wrong one, or one that has ended. */
export async function readPair(
  services: Pick<FeatureServices, "deriveToken" | "db">,
  purpose: PairPurpose,
  name: string,
): Promise<Pair | null> {
  const pair = pairOf(name);
  const version = pair && (await readLinkVersion(services.db, pair.userId));
  if (!pair || !version) return null;
  return isDerived(name, services, (by) => pairName(by, purpose, { ...pair, version })) ? pair : null;
}

const feedPattern = new RegExp(`^[\\w-]{${idLength + proofLength}}$`);
const datePattern = new RegExp(`^[\\w-]{${2 * idLength + proofLength}}$`);

/** The member in a feed's name; null for an invalid one. Not verified: compare the whole name. */
export const memberOf = (name: string): string | null =>
  safely(feedPattern, name, (text) => toId(text.slice(0, idLength)));

/** The member and the date in a name; null for an invalid one. Not verified: compare the whole name. */
const pairOf = (name: string): Pair | null =>
  safely(datePattern, name, (text) => ({
    userId: toId(text.slice(0, idLength)),
    id: toId(text.slice(idLength, 2 * idLength)),
  }));

/** null for invalid bytes. */
function safely<T>(pattern: RegExp, name: string, read: (name: string) => T): T | null {
  if (!pattern.test(name)) return null;
  try {
    return read(name);
  } catch {
    return null;
  }
}
