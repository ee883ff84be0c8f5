/**
 * The data of the signed-in member of the measurements, besides a profile: twenty groups of 500 members, and a full list of
 * notifications of three replies each, 200 of them unread.
 */
export async function fillOwn(client) {
  const { rows } = await client.query("select id from users where email = 'bench@example.com'");
  for (const statement of statements) await client.query(statement, [rows[0].id]);
  await client.query("vacuum analyze study_groups, memberships, notifications, notification_events");
}

/** Removes the posts of createPost, so that reads are not measured with thousands of groups of one member. */
export async function removeOwnPosts(client) {
  await client.query("delete from posts where author_id = (select id from users where email = 'bench@example.com')");
  await client.query("vacuum analyze");
}

const statements = [
  `with place as (select id, author_id, created_at from posts where author_id <> $1 order by id limit 20)
   insert into study_groups (id, owner_id, created_at) select id, author_id, created_at from place on conflict do nothing`,

  `with place as (select id from posts where author_id <> $1 order by id limit 20),
     person as ((select id from users where id <> $1 order by id limit 499) union all select $1::uuid)
   insert into memberships (id, group_id, user_id, role, state, created_at)
   select gen_random_uuid(), place.id, person.id, 'MEMBER', 'ACTIVE', now() - interval '2 days'
   from place cross join person on conflict do nothing`,

  `update study_groups set member_count = counted.n from (
     select group_id, count(*)::int as n from memberships where group_id in (select group_id from memberships where user_id = $1)
     group by group_id) counted where counted.group_id = study_groups.id`,

  `insert into notification_inboxes (user_id) values ($1) on conflict do nothing`,

  `insert into notifications (id, user_id, kind, subject_id, size, started_at, created_at, read_at)
   select md5('line ' || n)::uuid, $1, 'REPLY', post_id, 3, now() - n * interval '1 minute', now() - n * interval '1 minute',
     case when n > 200 then now() end
   from (select post_id, row_number() over () as n from (select post_id from comments limit 1000) few) numbered`,

  `insert into notification_events (user_id, event_id, notification_id, actor_id, source_id, created_at)
   select $1, gen_random_uuid(), md5('line ' || 1 + n % 1000)::uuid, author_id, id, now()
   from (select id, author_id, row_number() over () as n
     from (select id, author_id from comments where author_id <> $1 limit 3000) few) numbered`,
];
