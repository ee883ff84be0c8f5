import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { BusyMember } from "./support/BusyMember.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * M7: the types of columns change, and change back, while 8 members read and write over both APIs. Later than 1 s after
 * each change every request succeeds and the server is ready; each acknowledged write is in the database exactly once.
 * `--short`: two columns, once.
 */
const isShort = process.argv.includes("--short");
const rounds = isShort ? 1 : 5;
const healMs = 1_000;
const observeMs = 500;

const changes = [
  ["posts alter column like_count", "bigint", "integer"],
  ["profiles alter column bio", "varchar(2000)", "text"],
  ["comments alter column text", "varchar(6000)", "text"],
].slice(0, isShort ? 2 : undefined);

await buildWhatChanged(["server"]);
await onSite("migrations under load", { onPostgres: true }, check).catch(fail);

async function check(site) {
  const sql = new pg.Client({ connectionString: site.postgres.url, statement_timeout: 10_000 });
  await sql.connect();
  site.closing.push(() => sql.end());
  const members = (await site.members(8)).map((member, n) => new BusyMember(site.urls[0], member, n));
  await Promise.all(members.map((member) => member.prepare()));
  const working = members.map((member) => member.work());
  // A member that throws ends the check at once instead of leaving it without load.
  await Promise.race([changeTypes(sql, site.urls[0], members), ...working]).finally(() => {
    for (const member of members) member.isDone = true;
  });
  await Promise.all(working);
  const writes = await compare(sql, members);
  const answers = members.flatMap((member) => member.answers);
  const failed = answers.filter(({ error }) => error).length;
  return `${answers.length} answers, ${failed} failed within 1 s of a change, ${writes} writes, none lost or repeated`;
}

async function changeTypes(sql, url, members) {
  await wait(observeMs);
  for (let round = 0; round < rounds; round++)
    for (const [column, ...types] of changes)
      for (const type of types) await changeType(sql, url, members, `alter table ${column} type ${type}`);
}

async function changeType(sql, url, members, change) {
  await sql.query(change);
  const healed = performance.now() + healMs;
  await wait(healMs);
  const ready = await fetch(`${url}/health/ready`);
  await wait(observeMs);
  assert.equal(ready.status, 200, `not ready after ${change}`);
  for (const { name, answers } of members) {
    const late = answers.filter(({ at }) => at > healed);
    assert.deepEqual(late.filter(({ error }) => error).slice(0, 3), [], `${name}, 1 s after ${change}`);
    assert.ok(late.length > 0, `${name} got no answer after ${change}`);
  }
}

/** Compares the database with what the members were answered; gives the number of acknowledged writes. */
async function compare(sql, members) {
  const { rows: comments } = await sql.query("select text, count(*)::int as times from comments group by text");
  const times = new Map(comments.map((row) => [row.text, row.times]));
  const written = members.flatMap((member) => member.comments);
  assert.deepEqual(
    written.filter((text) => times.get(text) !== 1),
    [],
    "acknowledged comments that are not there once",
  );
  assert.deepEqual(
    [...times].filter(([, count]) => count > 1),
    [],
    "comments that are there more than once",
  );
  const { rows: counts } = await sql.query(`
    select (select count(*)::int from post_likes where post_id = p.id) - like_count as likes,
      (select count(*)::int from comments where post_id = p.id) - comment_count as comments from posts p`);
  for (const row of counts) assert.deepEqual({ ...row }, { likes: 0, comments: 0 }, "the counts of a post");
  for (const member of members) await member.compare(sql);
  return members.reduce((sum, { writes }) => sum + writes, 0);
}
