import { fail } from "../../scripts/run.mjs";
import { killWhileMailing } from "./support/killWhileMailing.mjs";

/**
 * C9: the digests of many members are due, and the process is killed while it sends them. Nobody gets two. One may be
 * missing only if it was being handed over at a kill: then it is unknown whether it arrived, and digests are not repeated.
 * `--short` runs 3 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 3 : 20;
const membersPerRound = 60;

await killWhileMailing({
  noun: "digests",
  rounds,
  membersPerRound,
  atOnce: 4,
  job: "send-digests",
  addMembers,
  members: `
    select users.email, count(mail.handed_at)::int as handed from users
    join notification_inboxes inbox on inbox.user_id = users.id
    left join notification_mails mail on mail.user_id = users.id group by users.email`,
}).catch(fail);

/** One unread reply for each member, who wants it once a day. It is morning where they live. */
async function addMembers(db, round) {
  const zone = new Date().getUTCHours() < 8 ? "Etc/GMT-12" : "UTC";
  await db.query(`
    with author as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version)
      values (gen_random_uuid(), 'Ben', '${round}@author', '${round}@author', 0, '', 0) returning id
    ),
    member as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
      select gen_random_uuid(), 'Ada', n || '@${round}.example', n || '@${round}.example', 0, '', 0, now()
      from generate_series(1, ${membersPerRound}) n returning id
    ),
    profile as (
      insert into profiles (id, user_id, status, interest, skills, time_zone)
      select gen_random_uuid(), id, 'Learning', 1, '{}', '${zone}' from member
    ),
    post as (insert into posts (id, author_id, text) select gen_random_uuid(), id, 'Algebra' from author returning id),
    comment as (
      insert into comments (id, post_id, author_id, text)
      select gen_random_uuid(), post.id, author.id, 'Hello' from post, author returning id
    ),
    setting as (
      insert into notification_settings (user_id, kind, mail) select id, 'REPLY', 'DAILY' from member
    ),
    inbox as (insert into notification_inboxes (user_id, digest_at) select id, now() from member),
    line as (
      insert into notifications (id, user_id, kind, subject_id)
      select gen_random_uuid(), member.id, 'REPLY', post.id from member, post returning id, user_id
    )
    insert into notification_events (user_id, event_id, notification_id, actor_id, source_id)
    select line.user_id, gen_random_uuid(), line.id, author.id, comment.id from line, author, comment`);
}
