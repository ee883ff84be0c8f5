import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import type { Services } from "../context";
import type { LiveEvents } from "../live/liveEvents";
import { inTransaction } from "../database/retry";
import type { EventData, EventKind } from "./events";
import type { PublishedEvent } from "./Outbox";

type Notify = (live: LiveEvents) => void;

export interface Transaction {
  /** Everything that belongs to the transaction goes through it. */
  db: EntityManager;
  /** Stores the event for its jobs with the change; `notify` reaches live subscribers after the commit, in this order. */
  publish<K extends EventKind>(kind: K, data: EventData<K>, notify?: Notify): void;
  /** For live subscribers alone. */
  notify(notify: Notify): void;
}

/**
 * A change with its events: all of it happens, or nothing. It runs again after a conflict, so `work` must do nothing
 * but use `tx`.
 */
export async function transaction<T>(
  { db, events, outbox }: Pick<Services, "db" | "events" | "outbox">,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { result, published, notices } = await inTransaction(db, async (manager) => {
    const published: PublishedEvent[] = [];
    const notices: Notify[] = [];
    const result = await work({
      db: manager,
      publish: (kind, data, notify) => {
        published.push({ kind, data });
        if (notify) notices.push(notify);
      },
      notify: (notify) => notices.push(notify),
    });
    await outbox.store(manager, published);
    return { result, published, notices };
  });
  outbox.wake(published.map(({ kind }) => kind));
  void notifyInPortions(events, notices);
  return result;
}

const portion = 100;

/** A member can leave thousands of posts behind, and others must be served meanwhile. */
async function notifyInPortions(events: LiveEvents, notices: readonly Notify[]): Promise<void> {
  for (const [index, notify] of notices.entries()) {
    notify(events);
    if (index % portion === portion - 1) await nextTurn();
  }
}
