import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { retryConflicts } from "../database/retry";
import { checkStatements } from "../database/StatementChecks";
import type { LiveEvents } from "../live/liveEvents";
import type { EventData, EventKind } from "./events";
import type { Hooks, HooksIn } from "./hooks";
import type { Outbox, PublishedEvent } from "./Outbox";

type Notify = (live: LiveEvents) => void;

/** The database within a transaction: the ORM's manager, with methods to publish events. */
export interface Tx extends EntityManager {
  /** The rows of one statement, also those of `returning`. */
  rows<T>(statement: string, values?: unknown[]): Promise<T[]>;
  /** Stores the event for its jobs. `notify` is called after the commit, in the order of publishing, for live subscribers. */
  publish<K extends EventKind>(kind: K, data: EventData<K>, notify?: Notify): void;
  /** Notifies only live subscribers, after the commit. */
  notify(notify: Notify): void;
  /** Calls the hooks of all features with this name, in the order of `features.ts`. */
  runHooks<Name extends keyof Hooks>(name: Name, data: Hooks[Name]): Promise<void>;
}

/** The hooks of one feature. When one throws, the whole change is rolled back. */
export type FeatureHooks = HooksIn<Tx>;

interface Parts {
  primary: EntityManager;
  outbox: Outbox;
  live: LiveEvents;
  hooks: readonly FeatureHooks[];
}

/**
 * Runs a transaction and stores its events in it. It is retried after a conflict. `check` is called before each statement and
 * before the commit; when it throws, the transaction is rolled back.
 */
export async function runTransaction<T>(
  { primary, outbox, live, hooks }: Parts,
  work: (tx: Tx) => Promise<T>,
  check: () => void = () => undefined,
): Promise<T> {
  const run = () =>
    primary.transaction(async (manager) => {
      if (manager.queryRunner) checkStatements(manager.queryRunner, check);
      const published: PublishedEvent[] = [];
      const notices: Notify[] = [];
      const result = await work(toTx(manager, hooks, published, notices));
      await outbox.store(manager, published);
      return { result, published, notices };
    });
  const { result, published, notices } = await retryConflicts(run);
  outbox.wake(published.map(({ kind }) => kind));
  void notifyInPortions(live, notices);
  return result;
}

/** A manager with more methods, which only this transaction uses. */
function toTx(
  manager: EntityManager,
  hooks: readonly FeatureHooks[],
  published: PublishedEvent[],
  notices: Notify[],
): Tx {
  const more: Pick<Tx, "rows" | "publish" | "notify" | "runHooks"> = {
    rows: async <T>(statement: string, values: unknown[] = []) => {
      const result = await manager.queryRunner?.query(statement, values, true);
      return (result?.records ?? []) as T[];
    },
    publish: (kind, data, notify) => {
      published.push({ kind, data });
      if (notify) notices.push(notify);
    },
    notify: (notify) => void notices.push(notify),
    runHooks: async (name, data) => {
      for (const { [name]: hook } of hooks) await hook?.(tx, data);
    },
  };
  const tx = Object.assign(Object.create(manager) as EntityManager, more);
  return tx;
}

const portion = 100;

/** Yields to the event loop after each portion: deleting a member can cause thousands of notices. */
async function notifyInPortions(live: LiveEvents, notices: readonly Notify[]): Promise<void> {
  for (const [index, notify] of notices.entries()) {
    notify(live);
    if (index % portion === portion - 1) await nextTurn();
  }
}
