import PgBoss from "pg-boss";

/** pg-boss on the database of a service, over this client of `pg`: for tests and measurements beside it. */
export const openQueues = (client) =>
  new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    ...{ supervise: false, schedule: false, migrate: false },
  });

/** How many events and jobs wait or run in these queues. */
export async function countUnfinished(client, queues) {
  const boss = openQueues(client);
  // Events first: one that becomes a job meanwhile counts twice, not never.
  let count = (await client.query("select count(*)::int as count from outbox")).rows[0].count;
  for (const queue of queues) count += await boss.getQueueSize(queue, { before: "completed" });
  return count;
}
