import { LRUCache } from "lru-cache";
import { times } from "../../limits/limits";
import type { LiveEvents } from "../../live/liveEvents";

const mostWriters = 100_000;

/** The members who changed something a moment ago, in whichever process: a replica may not show them that yet. */
export class RecentWriters {
  /** When each of them last wrote. */
  private readonly writers = new LRUCache<string, number>({ max: mostWriters });

  constructor(private readonly events: LiveEvents) {
    events.onMemberWrote((userId) => void this.writers.set(userId, performance.now()));
  }

  /** Resolves when all processes have been notified, or cannot be. */
  note(userId: string): Promise<void> {
    return this.events.memberWrote(userId);
  }

  /** Counts everyone as a recent writer while this process may have missed events of the others. */
  has(userId: string): boolean {
    if (this.events.hearingForMs < times.ownWritesMs) return true;
    return performance.now() - (this.writers.get(userId) ?? -Infinity) < times.ownWritesMs;
  }
}
