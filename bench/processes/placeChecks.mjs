import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { server } from "../books/server.mjs";
import { Member } from "./Member.mjs";
import { secret } from "./Stage.mjs";
import { until } from "./until.mjs";

/** So many members who signed up long ago, without the hashing of their passwords. */
async function gather(db, count, name) {
  const { Tokens } = server("platform/auth/tokens.js");
  const tokens = new Tokens(secret);
  const { rows } = await db.query(
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), $2 || n, lower($2) || n || '@example.com', lower($2) || n || '@example.com', 'no password', '2020-01-01'
     from generate_series(1, $1::int) n returning id, name`,
    [count, name],
  );
  return rows.map(({ id, name }) => new Member(name, tokens.sign({ id, tokenVersion: 0 }).token));
}

/** Every other one through the other process. Who is sent away by a busy process comes again, as pages do. */
const allAtOnce = (members, [first, second], mutation) =>
  Promise.all(
    members.map(async (member, index) => {
      for (;;) {
        const answer = await member.send(index % 2 ? second : first, mutation);
        if (answer.errors?.[0].extensions.code !== "UNAVAILABLE") return answer;
        await wait(200 + Math.random() * 200);
      }
    }),
  );

const countOf = (outcomes, wanted) => outcomes.filter((outcome) => outcome === wanted).length;

export async function groupsAreNeverOverfull({ ada, first, both, db }) {
  const create = `mutation { createPost(input: { text: "Fifty of us", group: { capacity: 50 } }) { id } }`;
  const { id } = (await ada.ask(first, create)).createPost;
  const members = await gather(db, 200, "Joiner");
  const answers = await allAtOnce(members, both, `mutation { joinGroup(input: { groupId: "${id}" }) { id } }`);
  const outcomes = answers.map(({ errors }) => errors?.[0].extensions.code ?? "joined");
  assert.deepEqual([countOf(outcomes, "joined"), countOf(outcomes, "GROUP_FULL")], [49, 151]);
  const counts = `select member_count, (select count(*)::int from memberships where group_id = $1 and state = 'ACTIVE') as rows
    from study_groups where id = $1`;
  assert.deepEqual((await db.query(counts, [id])).rows, [{ member_count: 50, rows: 50 }]);
}

export async function datesAreNeverOverfull({ ada, first, both, db }) {
  const groupId = await ada.publish(first, "Five chairs");
  const startsOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const plan = `mutation { createStudySession(input: { groupId: "${groupId}", title: "Five chairs", startsOn: "${startsOn}",
    startTime: "19:00", timeZone: "UTC", durationMinutes: 60, capacity: 5 }) { id } }`;
  const { id: sessionId } = (await ada.ask(first, plan)).createStudySession;
  const { rows } = await db.query("select id from occurrences where session_id = $1", [sessionId]);
  const [{ id }] = rows;
  const members = await gather(db, 50, "Goer");
  const say = (answer) =>
    `mutation { answerOccurrence(input: { occurrenceId: "${id}", answer: ${answer} }) { going } }`;
  const answers = await allAtOnce(members, both, say("GOING"));
  assert.deepEqual(
    answers.flatMap(({ errors }) => errors ?? []),
    [],
  );
  // With the planner.
  assert.deepEqual(await countAnswers(db, id), { going: 5, waiting: 46, going_count: 5, waitlist_count: 46 });
  const line = await inLine(db, id, "WAITLISTED");
  const goers = (await inLine(db, id, "GOING")).map((name) => members.find((each) => each.name === name));
  await allAtOnce(goers.filter((goer) => goer !== undefined).slice(0, 3), both, say("DECLINED"));
  const next = async () => (await inLine(db, id, "WAITLISTED")).length === 43;
  await until(next, 5_000, "nobody moved up");
  assert.deepEqual(await countAnswers(db, id), { going: 5, waiting: 43, going_count: 5, waitlist_count: 43 });
  assert.deepEqual(await inLine(db, id, "WAITLISTED"), line.slice(3));
}

async function countAnswers(db, id) {
  const sql = `select going_count, waitlist_count, count(*) filter (where answer = 'GOING')::int as going,
      count(*) filter (where answer = 'WAITLISTED')::int as waiting
    from occurrences join attendances on occurrence_id = occurrences.id where occurrences.id = $1 group by occurrences.id`;
  return (await db.query(sql, [id])).rows[0];
}

/** The names of those with this answer, who answered first before the others. */
async function inLine(db, id, answer) {
  const sql = `select name from attendances join users on users.id = user_id
    where occurrence_id = $1 and answer = $2 order by turn`;
  return (await db.query(sql, [id, answer])).rows.map(({ name }) => name);
}
