import { token as tokenLimits } from "../limits/signInLimits";
import type { SessionEnd } from "../live/events";
import type { LiveEvents } from "../live/liveEvents";
import type { Db } from "../database/Db";
import type { Tx } from "../events/transaction";
import { withinTime } from "../limits/withinTime";
import { AccessTokens } from "./AccessTokens";
import { isAccessToken } from "./accessTokenText";
import { LastSeen } from "./LastSeen";
import { PresentRoles } from "./PresentRoles";
import { SessionCache } from "./SessionCache";
import { SessionEnds } from "./SessionEnds";
import * as statements from "./sessionStatements";
import { storeSession } from "./storeSession";
import type { Claims, Tokens } from "./tokens";
import type { Role, Viewer } from "./Viewer";
import { withoutNull } from "./withoutNull";

export type { Viewer };

interface StartedSession {
  token: string;
  expiresAt: Date;
  /** null when all sessions of the member were ended at the same time. */
  viewer: Viewer | null;
}

interface StoredSession {
  id: string;
  name: string;
  lastSeenAt: Date;
}

interface Account {
  id: string;
  tokenVersion: number;
}

/** With the member's traits. */
interface Found {
  isStored: boolean;
  isStale: boolean;
  role: Role | null;
}

interface Parts {
  /** Reads the latest. */
  db: Db;
  tokens: Tokens;
  events: LiveEvents;
  /** What features know of members. */
  traits: statements.Traits;
  /** Many people use this account: it may have any number of sessions. */
  isShared(userId: string): boolean;
}

/** Which tokens are valid: those of sessions, and access tokens. Results are cached for a few seconds, and evicted when a session ends. */
export class Sessions {
  /** How many times cached sessions were invalidated, to notice one during a query. */
  private invalidations = 0;
  /** By token. A cached token is only checked for its expiry. */
  readonly cache = new SessionCache();
  readonly ends: SessionEnds;
  readonly roles: PresentRoles;
  readonly lastSeen = new LastSeen((ids) => this.change(statements.markSeen, [ids]));
  readonly accessTokens: AccessTokens;

  private readonly statements: { sessionById: string; startSession: string };

  constructor(private readonly parts: Parts) {
    const { traits } = parts;
    this.statements = { sessionById: statements.sessionById(traits), startSession: statements.startSession(traits) };
    this.ends = new SessionEnds(parts);
    this.roles = new PresentRoles(parts.db);
    this.accessTokens = new AccessTokens(parts.db, traits);
    parts.events.on("sessionEnded", (ended) => this.invalidate((cache) => cache.evict(ended)));
    parts.events.on("viewersChanged", ({ userIds: ids }) => {
      this.roles.forget(ids);
      this.invalidate((cache) => cache.evictMembers(ids));
    });
    // Before the live server closes its sockets, because clients reconnect at once.
    parts.events.onGap(() => this.invalidate((cache) => cache.clear()));
  }

  /** For a member who has just proved who they are. */
  async start(user: Account, userAgent?: string): Promise<StartedSession> {
    const { token, tokenId, expiresAt } = this.parts.tokens.sign(user);
    const claims = { userId: user.id, version: user.tokenVersion, tokenId, expiresAt };
    const { invalidations } = this;
    const { isStarted, ended, ...about } = await this.store(claims, userAgent, null);
    const viewer = isStarted ? { ...withoutNull(about), id: user.id, tokenId, expiresAt } : null;
    if (viewer && invalidations === this.invalidations) this.cache.set(token, viewer);
    this.announceOldest(user.id, ended);
    return { token, expiresAt, viewer };
  }

  /** Starts a session after a change that ended all others, and announces their end. */
  async startOver(user: Account, userAgent?: string): Promise<StartedSession> {
    let exceptTokenId: string | undefined;
    try {
      const started = await this.start(user, userAgent);
      exceptTokenId = started.viewer?.tokenId;
      return started;
    } finally {
      this.announceEnd({ userId: user.id, tokenId: null, exceptTokenId });
    }
  }

  /** The member of this token; null when it is not, or no longer, valid. */
  async find(token: string, userAgent?: string): Promise<Viewer | null> {
    const cached = this.cache.get(token);
    if (cached && cached.expiresAt.getTime() > Date.now()) return cached;
    const { invalidations } = this;
    const viewer = await withinTime(this.read(token, userAgent));
    // A session that ended during the query must not be cached as valid.
    if (viewer && invalidations === this.invalidations) this.cache.set(token, viewer);
    return viewer;
  }

  /**
   * The same for a long-lived connection. `register` makes it receive the end of the session; null also when the session
   * ended before that.
   */
  async findForConnection(
    token: string,
    userAgent: string | undefined,
    register: (viewer: Viewer) => void,
  ): Promise<Viewer | null> {
    const { invalidations } = this;
    const viewer = await this.find(token, userAgent);
    if (!viewer) return null;
    register(viewer);
    const isValid =
      invalidations === this.invalidations || (await this.ends.findValid([viewer.tokenId])).has(viewer.tokenId);
    return isValid ? viewer : null;
  }

  /** Newest first. For a shared account only the viewer's own session, because the others belong to other people. */
  listOf({ id, tokenId }: Viewer): Promise<StoredSession[]> {
    return this.parts.db.rows<StoredSession>(statements.sessionsOf, [id, tokenId, this.parts.isShared(id)]);
  }

  /** Stores that the member has confirmed their identity. Returns the time until which it is valid; null when the session has ended. */
  async confirm({ id, tokenId }: Viewer): Promise<Date | null> {
    const rows = await this.change<{ expiresAt: Date }>(statements.confirmSession, [tokenId, id]);
    return rows[0]?.expiresAt ?? null;
  }

  async isConfirmed({ tokenId }: Viewer, db: Pick<Tx, "rows"> = this.parts.db): Promise<boolean> {
    return (await db.rows(statements.confirmedSession, [tokenId])).length > 0;
  }

  /** Ends one session; false when the member has none with this id. */
  async end({ id, tokenId }: Pick<Viewer, "id" | "tokenId">): Promise<boolean> {
    const rows = await this.change(statements.endSession, [tokenId, id]);
    this.announceEnd({ userId: id, tokenId });
    return rows.length > 0;
  }

  /** Ends all sessions of a member but the one with the id `exceptTokenId`. */
  async endAll(userId: string, exceptTokenId: string | null = null): Promise<void> {
    await this.change(statements.endSessions, [[userId], exceptTokenId]);
    this.announceEnd({ userId, tokenId: null, exceptTokenId });
  }

  /** The same within a transaction that changes the members, too. Call `announceEnd` for each after the commit. */
  async endAllIn(tx: Tx, userIds: readonly string[]): Promise<void> {
    await tx.rows(statements.endSessions, [userIds, null]);
  }

  /** Notifies every process that sessions have ended, after the database has stored it. */
  announceEnd(ended: SessionEnd): void {
    this.parts.events.publish("sessionEnded", ended);
  }

  /** Ends an access token; false when the member has none with this id. */
  async endToken({ id, tokenId }: Pick<Viewer, "id" | "tokenId">): Promise<boolean> {
    const rows = await this.change(statements.endToken, [tokenId, id]);
    this.announceEnd({ userId: id, tokenId });
    return rows.length > 0;
  }

  private read(token: string, userAgent?: string): Promise<Viewer | null> {
    if (isAccessToken(token)) return this.accessTokens.find(token);
    const claims = this.parts.tokens.read(token);
    return claims ? this.check(claims, userAgent) : Promise.resolve(null);
  }

  /** `isStored` is false for a token issued before sessions were stored: the session is stored on first use. */
  private async check(claims: Claims, userAgent?: string): Promise<Viewer | null> {
    const { userId, tokenId, version, expiresAt } = claims;
    const find = () => this.parts.db.rows<Found>(this.statements.sessionById, [userId, version, tokenId]);
    let [found] = await find();
    if (found && !found.isStored) {
      const createdAt = new Date(expiresAt.getTime() - tokenLimits.seconds * 1000);
      // Another request with this token can be faster, or all sessions of the member can have ended.
      const { isStarted, ended } = await this.store(claims, userAgent, createdAt);
      this.announceOldest(userId, ended);
      if (!isStarted) [found] = await find();
    }
    if (!found) return null;
    const { isStored: _, isStale, ...about } = found;
    if (isStale) this.lastSeen.note(tokenId);
    return { ...withoutNull(about), id: userId, tokenId, expiresAt };
  }

  private change<T>(statement: string, values: unknown[]): Promise<T[]> {
    return this.parts.db.transaction((tx) => tx.rows<T>(statement, values));
  }

  private store(claims: Claims, userAgent: string | undefined, createdAt: Date | null) {
    const isShared = this.parts.isShared(claims.userId);
    return storeSession(this.parts.db, this.statements.startSession, { claims, userAgent, createdAt, isShared });
  }

  private announceOldest(userId: string, ended: readonly string[]): void {
    for (const tokenId of ended) this.announceEnd({ userId, tokenId });
  }

  /** Evicts sessions that may have changed. */
  private invalidate(evict: (cache: SessionCache) => void): void {
    this.invalidations++;
    evict(this.cache);
  }
}
