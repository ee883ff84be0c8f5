import { DueMails } from "./DueMails.mjs";

/** C9: the digests of many members, who have an unread reply each and want it once a day. */
export class Digests extends DueMails {
  static title = "digests";
  domain = ".digest.example";
  /** How many of these mails a process sends at a time. */
  atOnce = 4;
  job = "send-digests";
  members = `
    select users.email, count(mail.handed_at)::int as handed from users
    left join notification_mails mail on mail.user_id = users.id
    where users.email like '%.digest.example' group by users.email`;

  /** One unread reply for each member. It is morning where they live. */
  async addMembers(db, round, count) {
    const zone = new Date().getUTCHours() < 8 ? "Etc/GMT-12" : "UTC";
    await db.query(`
      with author as (
        insert into users (id, name, email, email_key, email_rank, password_hash, token_version)
        values (gen_random_uuid(), 'Ben', '${round}@author', '${round}@author', 0, '', 0) returning id
      ),
      member as (
        insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
        select gen_random_uuid(), 'Ada', n || '@${round}.digest.example', n || '@${round}.digest.example', 0, '', 0, now()
        from generate_series(1, ${count}) n returning id
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
}
