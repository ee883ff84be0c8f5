import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { Jobs } from "../jobs/Jobs";
import { insertJobs } from "../jobs/jobSql";
import { type Change, statementOf } from "./Change";
import type { EventData, EventKind } from "./events";

export interface PublishedEvent<K extends EventKind = EventKind> {
  kind: K;
  data: EventData<K>;
}

/** The parts of a subscription that the outbox needs. */
interface Subscribed {
  kind: EventKind;
  job: { name: string };
}

/** The transactional outbox: stores events together with their change, as one job for each subscription. */
export class Outbox {
  private readonly subscribed = new Map<EventKind, string[]>();
  private readonly statements = new WeakMap<Change, string>();

  constructor(
    private readonly jobs: Jobs,
    subscriptions: readonly Subscribed[],
    /** What features declare, by name. */
    private readonly declared: Pick<ReadonlyMap<string, unknown>, "has">,
  ) {
    for (const { kind, job } of subscriptions) this.subscribed.set(kind, [...this.jobsOf(kind), job.name]);
  }

  /** The statement that makes a change and stores its event. Call `wake` when it has changed something. */
  withEvent(change: Change): string {
    const known = this.statements.get(change);
    const statement = known ?? statementOf(change, this.jobsOf(change.event));
    if (!known) this.statements.set(change, statement);
    return statement;
  }

  /** Executes no statement when no job subscribes. Call `wake` after the commit. */
  async store(tx: EntityManager, events: readonly PublishedEvent[]): Promise<void> {
    const rows = events.flatMap(({ kind, data }) => {
      const eventId = newId();
      return this.jobsOf(kind).map((job) => ({ job, data: { ...data, eventId } }));
    });
    if (rows.length > 0) await insertJobs(tx, rows);
  }

  /** Makes the runner take the jobs that subscribe to these events at once. */
  wake(kinds: readonly EventKind[]): void {
    const names = kinds.flatMap((kind) => this.jobsOf(kind));
    if (names.length > 0) this.jobs.wake(names);
  }

  /** The names of the jobs that subscribe to this kind of event, which a feature must declare. */
  private jobsOf(kind: EventKind): readonly string[] {
    if (!this.declared.has(kind)) throw new Error(`No feature declares the event ${kind}`);
    return this.subscribed.get(kind) ?? [];
  }
}
