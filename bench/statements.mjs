import { setTimeout as wait } from "node:timers/promises";
import { countUnfinished } from "../scripts/jobQueues.mjs";

/** Waits for the notification jobs of earlier comments, so that they do not affect the next measurement. */
export async function untilJobsAreDone(client) {
  const left = () => countUnfinished(client, ["events", "bursts"]);
  for (const end = Date.now() + 300_000; (await left()) > 0; await wait(200))
    if (Date.now() > end) throw new Error("jobs were not done within five minutes");
}

/** The number of statements of one request by `pg_stat_statements`; null if it is not available. */
export async function countStatements(client, request) {
  const calls = async () => {
    const sql = "select coalesce(sum(calls), 0)::int as n from pg_stat_statements where query not like '%pg_stat%'";
    return (await client.query(sql)).rows[0].n;
  };
  try {
    await client.query("create extension if not exists pg_stat_statements");
    await request(0);
    const before = await calls();
    for (let turn = 0; turn < 10; turn++) await request(turn);
    return Math.round((await calls()) - before) / 10;
  } catch {
    return null;
  }
}
