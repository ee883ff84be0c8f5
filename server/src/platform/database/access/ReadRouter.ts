import type { LiveEvents } from "../../live/liveEvents";
import type { Reader } from "./Reader";
import { RecentWriters } from "./RecentWriters";

export interface ReadReplica {
  readonly name: string;
  readonly reader: Reader;
  readonly isUsable: boolean;
  readonly behindMs: number;
}

export interface Readers {
  primary: Reader;
  replicas: readonly ReadReplica[];
}

/** Where requests read that do not need the latest. */
export class ReadRouter {
  readonly primary: Reader;
  readonly replicas: Readers["replicas"];
  /** null without replicas: then recent writers need not be known. */
  private readonly writers: RecentWriters | null;
  private turn = 0;

  constructor({ primary, replicas }: Readers, events: LiveEvents) {
    this.primary = primary;
    this.replicas = replicas;
    this.writers = replicas.length > 0 ? new RecentWriters(events) : null;
  }

  /** For a request that only reads: a replica in turn, unless it may lack what this member wrote. null: a visitor. */
  forViewer(viewerId: string | null): Reader {
    if (viewerId !== null && this.writers?.has(viewerId)) return this.primary;
    for (let tried = 0; tried < this.replicas.length; tried++) {
      const replica = this.replicas[this.turn++ % this.replicas.length];
      if (replica?.isUsable) return replica.reader;
    }
    return this.primary;
  }

  /** Await this before answering a member who may have written: from then on every process shows them their write. */
  async noteWrite(viewerId: string | null): Promise<void> {
    if (viewerId !== null) await this.writers?.note(viewerId);
  }
}
