import { LRUCache } from "lru-cache";
import { times } from "./limits";
import type { LiveEvents } from "./liveEvents";

const mostWriters = 100_000;

/** The members who changed something a moment ago, in whichever process: a replica may not show them that yet. */
export class RecentWriters {
  private readonly writers = new LRUCache<string, true>({ max: mostWriters, ttl: times.ownWritesMs });

  constructor(private readonly events: LiveEvents) {
    events.onMemberWrote((userId) => void this.writers.set(userId, true));
  }

  /** Settles when all processes have been told, or cannot be. */
  note(userId: string): Promise<void> {
    return this.events.memberWrote(userId);
  }

  /** Counts anyone as one while this process may have missed what the others told. */
  has(userId: string): boolean {
    return this.writers.has(userId) || !(this.events.hearingForMs >= times.ownWritesMs);
  }
}
