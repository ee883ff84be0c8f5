import { LRUCache } from "lru-cache";
import { times } from "../limits/limits";
import type { SessionEnd } from "../live/events";
import type { LiveEvents } from "../live/liveEvents";
import type { Db } from "../database/Db";
import { withinTime } from "../limits/withinTime";
import { RevokedToken } from "./RevokedToken";
import type { Claims, Tokens } from "./tokens";
import type { User } from "../../features/accounts/User";

/** The member behind a request. */
export interface Viewer {
  id: string;
  tokenId: string;
  expiresAt: Date;
}

/** Which tokens still count. An answer is kept for a few seconds, and dropped at once when a session ends. */
export class Sessions {
  /** How many session ends this process has seen since its start. */
  private endings = 0;
  /** By token: the same token again is not verified again, only checked for its expiry. */
  private readonly known = new LRUCache<string, Viewer>({ max: 20_000, ttl: times.viewerCacheMs });

  constructor(
    private readonly db: Db,
    private readonly tokens: Tokens,
    private readonly events: LiveEvents,
  ) {
    events.onSessionEnded((ended) => this.forget(ended));
  }

  start(user: User): { token: string; expiresAt: Date } {
    return this.tokens.sign(user);
  }

  /** The member of this token; null when it is not, or no longer, valid. */
  async find(token: string): Promise<Viewer | null> {
    const known = this.known.get(token);
    if (known && known.expiresAt.getTime() > Date.now()) return known;
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const { endings } = this;
    const viewer = await withinTime(this.check(claims));
    // A session that ended during the query must not be cached as valid.
    if (viewer && endings === this.endings) this.known.set(token, viewer);
    return viewer;
  }

  /** Ends this one session. */
  async end({ tokenId, id, expiresAt }: Viewer): Promise<void> {
    await this.db.upsert(RevokedToken, { id: tokenId, userId: id, expiresAt }, ["id"]);
    this.announceEnd({ userId: id, tokenId });
  }

  /** Ends all sessions of a member. */
  async endAll(userId: string): Promise<void> {
    await this.db.increment<User>("User", { id: userId }, "tokenVersion", 1);
    this.announceEnd({ userId, tokenId: null });
  }

  /** Notifies every process that sessions have ended, after the database has stored it. */
  announceEnd(ended: SessionEnd): void {
    this.events.sessionEnded(ended);
  }

  private async check({ userId, tokenId, version, expiresAt }: Claims): Promise<Viewer | null> {
    const rows = await this.db.rows(
      `select 1 from users where id = $1 and token_version = $2
         and not exists (select 1 from revoked_tokens where id = $3)`,
      [userId, version, tokenId],
    );
    return rows.length === 1 ? { id: userId, tokenId, expiresAt } : null;
  }

  private forget({ userId, tokenId }: SessionEnd): void {
    this.endings++;
    for (const [token, viewer] of this.known.entries()) {
      if (viewer.id === userId && (tokenId === null || viewer.tokenId === tokenId)) this.known.delete(token);
    }
  }
}
