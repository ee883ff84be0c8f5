import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail } from "../scripts/run.mjs";
import { load } from "./measure.mjs";
import { operations } from "./operations.mjs";
import { chooseIds, requestsOf, signUp } from "./requests.mjs";
import { openScratchService } from "./scratchService.mjs";

/**
 * `npm run bench:jobs`: a member comments on one group as fast as the service takes it, for `--seconds` (6). Each comment is a
 * notification to write, in a job. How fast is the queue worked off afterwards? Fails when the first half of it, while many jobs
 * wait, takes more than 1.2 times as long as the second.
 */
const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "6" } } });
const size = 10_000;
const mostTimes = 1.2;
const waiting = "select count(*)::int as count from pgboss.job where name = 'notify-reply'";

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const service = await openScratchService({ name: "bench_jobs", size });
  const client = new pg.Client({ connectionString: service.databaseUrl });
  try {
    await client.connect();
    const token = await signUp(service.url);
    const comment = operations(await chooseIds(client, size)).find(({ name }) => name === "addComment");
    const { perSecond } = await load({
      ...service,
      requests: requestsOf(comment, token),
      seconds: Number(options.seconds),
    });
    report(perSecond, await workOff(client));
  } finally {
    await client.end();
    await service.stop();
  }
}

/** The jobs that wait, and the seconds until half and until all of them are done. */
async function workOff(client) {
  const count = async () => (await client.query(waiting)).rows[0].count;
  const start = performance.now();
  const all = await count();
  const untilLeft = async (most) => {
    while ((await count()) > most) await wait(50);
    return (performance.now() - start) / 1_000;
  };
  return { all, half: await untilLeft(all / 2), end: await untilLeft(0) };
}

function report(perSecond, { all, half, end }) {
  const [first, second] = [half, end - half];
  console.log(`\n${perSecond.toFixed(0)} comments a second; ${all} notifications were left to write at the end.`);
  console.log(`These took ${end.toFixed(1)} s, ${(all / end).toFixed(0)} a second.`);
  console.log(`The first half took ${(first / second).toFixed(2)} times as long as the second (at most ${mostTimes}).`);
  if (all < 1_000) throw new Error("too few jobs were left to say anything: use more --seconds");
  if (first / second > mostTimes) throw new Error("a long queue is worked off more slowly than a short one");
}

await main().catch(fail);
