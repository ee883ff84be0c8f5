import type { EntityManager } from "typeorm";
import { rowsOfUnprepared } from "../database/rowsOf";
import { type Jobs, type JobSettings, toStored } from "../jobs/Jobs";
import { boss, jobDatabase } from "../jobs/queues";
import { jobs as limits } from "../limits/jobLimits";
import { type Change, statementOf } from "./Change";
import type { EventData, EventKind } from "./events";

export interface PublishedEvent<K extends EventKind = EventKind> {
  kind: K;
  data: EventData<K>;
}

type SubscribedJob = Omit<JobSettings, "schema"> & { runTogether: unknown };

/** The parts of a subscription that the outbox needs. */
interface Subscribed {
  kind: EventKind;
  job: SubscribedJob;
  /** Not taken from `Subscription`, which has jobs and with them everything that jobs use. */
  concerns?: ((event: never) => boolean) | undefined;
}

interface StoredEvent {
  id: number;
  kind: EventKind;
  eventId: string;
  data: object;
}

const storeEvents = `
  insert into outbox (kind, data) select kind, data from jsonb_to_recordset($1::jsonb) as event (kind text, data jsonb)`;

/** Takes the oldest events, at most $1. Other processes take others meanwhile. */
const takeEvents = `
  with oldest as (select id from outbox order by id limit $1 for update skip locked)
  delete from outbox using oldest where outbox.id = oldest.id
  returning outbox.id, kind, event_id as "eventId", data`;

/**
 * The transactional outbox: events are stored in a table of ours together with their change, also by the statement of the change.
 * The runner of jobs relays them to pg-boss, as one job for each subscription.
 */
export class Outbox {
  private readonly subscribed = new Map<string, Subscribed[]>();
  private readonly statements = new WeakMap<Change, string>();

  constructor(
    private readonly db: EntityManager,
    private readonly jobs: Jobs,
    subscriptions: readonly Subscribed[],
    /** What features declare, by name. */
    private readonly declared: Pick<ReadonlyMap<string, unknown>, "has">,
  ) {
    for (const one of subscriptions) this.subscribed.set(one.kind, [...(this.subscribed.get(one.kind) ?? []), one]);
  }

  /** The statement that makes a change and stores its event. Call `wake` when it has changed something. */
  withEvent(change: Change): string {
    const known = this.statements.get(change);
    const statement = known ?? statementOf(change, this.isSubscribed(change.event));
    if (!known) this.statements.set(change, statement);
    return statement;
  }

  /** Executes no statement when no job subscribes. Call `wake` after the commit. */
  async store(tx: EntityManager, events: readonly PublishedEvent[]): Promise<void> {
    const wanted = events.filter(({ kind }) => this.isSubscribed(kind));
    if (wanted.length > 0) await tx.query(storeEvents, [JSON.stringify(wanted)]);
  }

  /** Makes the runner relay these events at once. */
  wake(kinds: readonly EventKind[]): void {
    if (kinds.some((kind) => this.isSubscribed(kind))) this.jobs.wake("outbox");
  }

  /** Makes jobs of the oldest events, in one transaction. Returns the number of events, and of jobs that run one by one. */
  async relay(): Promise<{ moved: number; oneByOne: number }> {
    return this.db.transaction(async (tx) => {
      const events = await rowsOfUnprepared<StoredEvent>(tx, takeEvents, [limits.movedAtOnce]);
      const stored = events
        .toSorted((a, b) => a.id - b.id)
        .flatMap(({ kind, eventId, data }) =>
          this.jobsOf(kind, data).map((job) => toStored({ ...job, queue: queueOf(job) }, { ...data, eventId })),
        );
      if (stored.length > 0) await boss.insert(stored, { db: jobDatabase(tx) });
      return { moved: events.length, oneByOne: stored.filter(({ name }) => name === "events").length };
    });
  }

  /** A feature must declare the event. */
  private isSubscribed(kind: EventKind): boolean {
    if (!this.declared.has(kind)) throw new Error(`No feature declares the event ${kind}`);
    return this.subscribed.has(kind);
  }

  /** The jobs that this event is worth. */
  private jobsOf(kind: EventKind, data: object): readonly SubscribedJob[] {
    const subscribed = this.subscribed.get(kind) ?? [];
    return subscribed.filter(({ concerns }) => concerns?.(data as never) ?? true).map(({ job }) => job);
  }
}

const queueOf = ({ runTogether }: SubscribedJob) => (runTogether ? "bursts" : "events");
