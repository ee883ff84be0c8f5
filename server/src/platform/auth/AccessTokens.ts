import { withIncluded } from "../authorization/scopes";
import type { Db } from "../database/Db";
import { markUsed, tokenByHash } from "./accessTokenStatements";
import { hashOf, isWellFormed } from "./accessTokenText";
import { LastSeen } from "./LastSeen";
import { aboutMember, type Traits } from "./sessionStatements";
import type { Role, Viewer } from "./Viewer";
import { withoutNull } from "./withoutNull";

interface Found {
  id: string;
  tokenId: string;
  scopes: string[];
  expiresAt: Date;
  isStale: boolean;
  role: Role | null;
}

/**
 * Which access tokens are valid, and for what. That of a moderator does no more than that of any member. The days of their use are written
 * in batches.
 */
export class AccessTokens {
  readonly lastUsed: LastSeen;
  private readonly byHash: string;

  constructor(
    private readonly db: Db,
    traits: Traits,
  ) {
    this.byHash = tokenByHash(aboutMember("u", traits));
    this.lastUsed = new LastSeen((ids) => db.transaction((tx) => tx.rows(markUsed, [ids])));
  }

  /** The member of this token; null when it is not, or no longer, valid. */
  async find(token: string): Promise<Viewer | null> {
    if (!isWellFormed(token)) return null;
    const found = await this.db.row<Found>(this.byHash, [hashOf(token)]);
    if (!found) return null;
    const { isStale, scopes, role: _, ...viewer } = found;
    if (isStale) this.lastUsed.note(viewer.tokenId);
    return { ...withoutNull(viewer), scopes: withIncluded(scopes) };
  }
}
