import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { countUnfinished } from "../scripts/jobQueues.mjs";
import { fail } from "../scripts/run.mjs";
import { chooseIds, signUp } from "./requests.mjs";
import { openScratchService } from "./scratchService.mjs";

/**
 * `npm run bench:jobs`: a member has written `--comments` (20,000) on one group at once; each is a notification to write, in a
 * job. The queue must be worked off at 1,000 a second. After the first fifth, in which the process warms up, a job of the first
 * half of the rest, while many wait, may take at most 1.2 times as long as one of the second.
 */
const { values: options } = parseArgs({ options: { comments: { type: "string", default: "20000" } } });
const size = 10_000;
const leastPerSecond = 1_000;
const mostTimes = 1.2;

/** As the service stores them, in one transaction: $1 is the post, $2 the author, $3 the ids of the comments. */
const commentAtOnce = `
  with comment as (
    insert into comments (id, post_id, author_id, text) select unnest($3::uuid[]), $1, $2, 'I am in.' returning id
  )
  insert into outbox (kind, data)
  select 'commentAdded', jsonb_build_object('commentId', id, 'postId', $1::uuid, 'authorId', $2::uuid) from comment`;

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const service = await openScratchService({ name: "bench_jobs", size });
  const client = new pg.Client({ connectionString: service.databaseUrl });
  try {
    await client.connect();
    const { otherPost } = await chooseIds(client, size);
    await signUp(service.url);
    const { rows } = await client.query("select id from users order by created_at desc limit 1");
    const ids = Array.from({ length: Number(options.comments) }, () => randomUUID());
    await client.query(commentAtOnce, [otherPost, rows[0].id, ids]);
    report(await workOff(client, ids.length));
  } finally {
    await client.end();
    await service.stop();
  }
}

/** How fast all are done, and how much longer one of the first half takes than one of the second. */
async function workOff(client, all) {
  const untilLeft = async (most) => {
    for (;;) {
      const count = await countUnfinished(client, ["bursts"]);
      if (count <= most) return { count, at: performance.now() };
      await wait(20);
    }
  };
  const [begun, warm] = [await untilLeft(all - 1), await untilLeft(0.8 * all)];
  const [half, end] = [await untilLeft(0.4 * all), await untilLeft(0)];
  const pace = (from, to) => (to.at - from.at) / (from.count - to.count);
  return { perSecond: 1_000 / pace(begun, end), times: pace(warm, half) / pace(half, end), all };
}

function report({ perSecond, times, all }) {
  console.log(`\n${all} notifications: ${perSecond.toFixed(0)} a second (at least ${leastPerSecond}).`);
  console.log(
    `One of the first half took ${times.toFixed(2)} times as long as one of the second (at most ${mostTimes}).`,
  );
  if (perSecond < leastPerSecond) throw new Error("the queue is worked off too slowly");
  if (times > mostTimes) throw new Error("a long queue is worked off more slowly than a short one");
}

await main().catch(fail);
