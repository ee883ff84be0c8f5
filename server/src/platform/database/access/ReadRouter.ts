import { LRUCache } from "lru-cache";
import { times } from "../../limits/limits";
import type { LiveEvents } from "../../live/liveEvents";
import type { Reader } from "./Reader";

interface ReadReplica {
  readonly name: string;
  readonly reader: Reader;
  readonly isUsable: boolean;
  readonly behindMs: number;
}

export interface Readers {
  primary: Reader;
  replicas: readonly ReadReplica[];
}

const maxWriters = 100_000;

/** The members who wrote in the last seconds, in any process: a replica may not have their changes yet. */
class RecentWriters {
  /** When each of them last wrote. */
  private readonly writers = new LRUCache<string, number>({ max: maxWriters });

  constructor(private readonly events: LiveEvents) {
    events.onMemberWrote((userId) => void this.writers.set(userId, performance.now()));
  }

  /** Resolves when all processes have been notified, or cannot be reached. */
  announce(userId: string): Promise<void> {
    return this.events.memberWrote(userId);
  }

  /** While this process may have missed events of other processes, everyone counts as a recent writer. */
  has(userId: string): boolean {
    if (this.events.receivingForMs < times.ownWritesMs) return true;
    return performance.now() - (this.writers.get(userId) ?? -Infinity) < times.ownWritesMs;
  }
}

/** Chooses the database for the reads of a request that only reads. */
export class ReadRouter {
  readonly primary: Reader;
  readonly replicas: Readers["replicas"];
  /** null without replicas. */
  private readonly writers: RecentWriters | null;
  private turn = 0;

  constructor({ primary, replicas }: Readers, events: LiveEvents) {
    this.primary = primary;
    this.replicas = replicas;
    this.writers = replicas.length > 0 ? new RecentWriters(events) : null;
  }

  /** The next usable replica, unless this member wrote recently; else the primary. null: a visitor. */
  forViewer(viewerId: string | null): Reader {
    if (viewerId !== null && this.writers?.has(viewerId)) return this.primary;
    for (let tried = 0; tried < this.replicas.length; tried++) {
      const replica = this.replicas[this.turn++ % this.replicas.length];
      if (replica?.isUsable) return replica.reader;
    }
    return this.primary;
  }

  /** Await this before answering a member who may have written: then every process shows them their changes. */
  async announceWrite(viewerId: string | null): Promise<void> {
    if (viewerId !== null) await this.writers?.announce(viewerId);
  }
}
