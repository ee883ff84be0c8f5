import { LRUCache } from "lru-cache";
import { times } from "../limits/limits";
import type { SessionEnd } from "../live/events";
import type { Viewer } from "./Viewer";

/** The sessions that counted a few seconds ago, by their tokens. */
export class SessionCache {
  private readonly viewers = new LRUCache<string, Viewer>({
    max: 20_000,
    ttl: times.viewerCacheMs,
    // Else it reads the clock, and sets a timer, once a millisecond.
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

  /** Whether anything in it may still be used. */
  get isInUse(): boolean {
    return performance.now() - this.filledAt < times.viewerCacheMs;
  }

  among(userIds: ReadonlySet<string>): Viewer[] {
    return [...this.viewers.values()].filter(({ id }) => userIds.has(id));
  }

  forgetMembers(ids: readonly string[]): void {
    for (const [token, { id }] of this.viewers.entries()) if (ids.includes(id)) this.viewers.delete(token);
  }

  forgetAll(): void {
    this.viewers.clear();
  }

  forget(end: SessionEnd): void {
    for (const [token, viewer] of this.viewers.entries()) if (isEndedBy(viewer, end)) this.viewers.delete(token);
  }
}

export const isEndedBy = (viewer: Viewer, { userId, tokenId, exceptTokenId }: SessionEnd): boolean =>
  viewer.id === userId && (tokenId === null ? viewer.tokenId !== exceptTokenId : viewer.tokenId === tokenId);
