import { LRUCache } from "lru-cache";
import { times } from "../limits/limits";
import type { SessionEnd } from "../live/events";
import type { Viewer } from "./Viewer";

/** The sessions that were valid a few seconds ago, by token. */
export class SessionCache {
  private readonly viewers = new LRUCache<string, Viewer>({
    max: 20_000,
    ttl: times.viewerCacheMs,
    // Otherwise it reads the clock and sets a timer every millisecond.
    ttlResolution: 50,
  });
  private filledAt = -Infinity;

  get(token: string): Viewer | undefined {
    return this.viewers.get(token);
  }

  set(token: string, viewer: Viewer): void {
    this.viewers.set(token, viewer);
    this.filledAt = performance.now();
  }

  /** Whether any entry may still be valid. */
  get isInUse(): boolean {
    return performance.now() - this.filledAt < times.viewerCacheMs;
  }

  among(userIds: ReadonlySet<string>): Viewer[] {
    return [...this.viewers.values()].filter(({ id }) => userIds.has(id));
  }

  evictMembers(ids: readonly string[]): void {
    for (const [token, { id }] of this.viewers.entries()) if (ids.includes(id)) this.viewers.delete(token);
  }

  clear(): void {
    this.viewers.clear();
  }

  evict(end: SessionEnd): void {
    for (const [token, viewer] of this.viewers.entries()) if (isEndedBy(viewer, end)) this.viewers.delete(token);
  }
}

export const isEndedBy = (viewer: Viewer, { userId, tokenId, exceptTokenId }: SessionEnd): boolean =>
  viewer.id === userId && (tokenId === null ? viewer.tokenId !== exceptTokenId : viewer.tokenId === tokenId);
