import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { startPostgres } from "../scripts/scratchServers.mjs";
import { answer, checkEqual } from "./answers.mjs";
import { operations } from "./operations.mjs";
import { openSides, sidesOf } from "./sides.mjs";
import { countStatements, untilJobsAreDone } from "./statements.mjs";

/**
 * `node bench/equal.mjs`: whether what `npm run bench` compares is the same work. With 1,000 members, the bare handler must
 * return what the service returns, and no operation may take more statements than `operations.mjs` allows.
 */
async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const postgres = await startPostgres({ settings: { shared_preload_libraries: "pg_stat_statements", fsync: "off" } });
  if (!postgres) {
    console.warn("\n!!! PostgreSQL is not installed: whether the benchmark compares the same work is SKIPPED. !!!\n");
    return writeResult("bench-equal", { passed: 0, failed: 0, skipped: 1 });
  }
  try {
    await checkAll(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function checkAll(serverUrl) {
  const stage = await openSides(serverUrl, 1_000);
  const counts = { passed: 0, failed: 0 };
  try {
    for (const operation of operations(stage.ids)) {
      const problem = await problemOf(operation, stage).catch(({ message }) => message);
      counts[problem ? "failed" : "passed"]++;
      if (problem) console.error(`FAIL  ${problem}`);
      else console.log(`ok    ${operation.name}`);
    }
  } finally {
    await stage.close();
  }
  writeResult("bench-equal", counts);
  if (counts.failed > 0) process.exitCode = 1;
}

/** null if the operation is as it should be. */
async function problemOf(operation, stage) {
  const { name, writes, maxStatements } = operation;
  const sides = sidesOf(operation, stage);
  const { url, requests } = sides.service;
  const said = await answer(url, requests[0]);
  if (said.errors) return `${name}: ${JSON.stringify(said.errors)}`;
  if (!writes) await checkEqual(operation, Object.values(sides));
  if (!maxStatements) return null;
  await untilJobsAreDone(stage.client);
  let taken = Infinity;
  // What the service does in the background is counted too, and only adds.
  for (let tries = 0; tries < 3 && Math.round(taken) > maxStatements; tries++) {
    taken = await countStatements(stage.client, (turn) => answer(url, requests[turn % requests.length]));
    if (taken === null) return `${name}: pg_stat_statements counts nothing here`;
  }
  return Math.round(taken) > maxStatements ? `${name} takes ${taken} statements, not ${maxStatements}` : null;
}

await main().catch(fail);
