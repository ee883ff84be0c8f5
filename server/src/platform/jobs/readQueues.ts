import type { EntityManager } from "typeorm";
import { boss, deadLetters, jobDatabase, openBoss, queueNames, type StoredJob } from "./queues";

interface QueueState {
  queue: string;
  waiting: number;
  /** For how many seconds its oldest job could have run, 0 without one; null where none ever runs. */
  oldestDue: number | null;
}

/** Makes the read of all queues. One after the other: it must not need more connections than one. */
export function readQueues(db: EntityManager): () => Promise<QueueState[]> {
  const api = openBoss(db);
  const outbox = readOutbox(db);
  return async () => {
    const states: QueueState[] = [
      { queue: deadLetters, waiting: await api.getQueueSize(deadLetters), oldestDue: null },
    ];
    for (const queue of queueNames) {
      const waiting = await api.getQueueSize(queue);
      states.push({ queue, waiting, oldestDue: waiting > 0 ? await oldestDue(db, queue) : 0 });
    }
    return [...states, { queue: "outbox", ...(await outbox()) }];
  };
}

/** pg-boss has no call that only looks: the job is taken in a transaction that is undone. Meanwhile others take other jobs. */
async function oldestDue(db: EntityManager, queue: string): Promise<number> {
  const runner = db.dataSource.createQueryRunner("master");
  try {
    await runner.startTransaction();
    const options = { batchSize: 1, includeMetadata: true, priority: false } as const;
    const [job] = await boss.fetch<StoredJob>(queue, { ...options, db: jobDatabase(runner.manager) });
    if (!job) return 0;
    const dueAt = Math.max(job.createdOn.getTime(), job.startAfter.getTime());
    return Math.max(0, (Date.now() - dueAt) / 1_000);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/** The events that are not yet jobs. They have no time of their own: since when this process has seen the same oldest one. */
function readOutbox(db: EntityManager): () => Promise<Omit<QueueState, "queue">> {
  let oldest: { id: number; seenAt: number } | null = null;
  return async () => {
    const [row] = await db.query<{ id: number | null; waiting: number }[]>(
      "select min(id) as id, count(*)::int as waiting from outbox",
    );
    const { id, waiting } = row ?? { id: null, waiting: 0 };
    if (id === null) oldest = null;
    else if (oldest?.id !== id) oldest = { id, seenAt: performance.now() };
    return { waiting, oldestDue: oldest ? (performance.now() - oldest.seenAt) / 1_000 : 0 };
  };
}
