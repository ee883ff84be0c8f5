/* How the demo community gets its groups, and what is renewed at each start. Its members have addresses of a reserved domain. */

/** Those who replied belong to the group. Comments of others later than $1 are new to them. */
export const joinRepliers = `
  insert into memberships (id, group_id, user_id, role, state, created_at, read_at)
  select gen_random_uuid(), post_id, author_id, 'MEMBER', 'ACTIVE', min(created_at), $1::timestamptz from comments
  group by post_id, author_id on conflict (group_id, user_id) do nothing`;

/** What was written is the group's activity, who belongs to it is counted, and it is about what its owner learns. */
export const countDemoGroups = `
  update study_groups set
    interest = coalesce(interest, (select interest from profiles where user_id = owner_id)),
    member_count = (select count(*) from memberships where group_id = study_groups.id and state = 'ACTIVE'),
    active_at = greatest(study_groups.created_at, (select max(created_at) from comments where post_id = study_groups.id))`;

/** The demo groups $1 by their titles: their owners, their members, those who came first before the others, and what is ahead. */
export const demoGroupsByTitle = `
  select g.id, g.title, g.owner_id as "ownerId", array(
    select user_id from memberships where group_id = g.id and state = 'ACTIVE' and role <> 'OWNER' order by created_at, id
    limit 10) as members,
    array(select s.title from study_sessions s join occurrences o on o.session_id = s.id
      where s.group_id = g.id and o.starts_at > clock_timestamp()) as planned
  from study_groups g join users owner on owner.id = g.owner_id and owner.email like '%@studycircle.example'
  where g.title = any($1)`;

/** Those of the demo members $1 who are there: their zones, and which open sessions of theirs are ahead. */
export const demoOffers = `
  select member.id, split_part(member.email, '@', 1) as key, p.time_zone as "timeZone",
    array(select s.title from study_sessions s join occurrences o on o.session_id = s.id
      where s.member_id = member.id and s.company <> 'NOBODY' and o.starts_at > clock_timestamp()) as offered
  from users member left join profiles p on p.user_id = member.id
  where member.email = any(select key || '@studycircle.example' from unnest($1::text[]) as key) and member.absence is null`;

/** Far enough from now that no seat of the demo community is ever empty, and none of its minutes is counted. */
const always = `'2999-01-01'::timestamptz`;

/** The demo member with the address $1 sits in the room $2 with the line $3. They need no socket. */
export const takeDemoSeat = `
  insert into room_seats (id, room_id, user_id, goal, seen_at, counted_until)
  select gen_random_uuid(), room.id, member.id, $3, ${always}, ${always} from users member, study_rooms room
  where member.email = $1 and member.absence is null and room.id = $2
  on conflict (user_id) do nothing`;

export const openDemoRoom = `insert into study_rooms (id, group_id) values ($1, $1) on conflict (id) do nothing`;

/** One after the other: $1 the addresses of demo members, $2 days, $3 the minutes of each. Days that are there stay. */
export const addDemoMinutes = `
  insert into study_days (user_id, day, minutes)
  select member.id, studied.day, studied.minutes
  from unnest($1::text[], $2::date[], $3::smallint[]) as studied (email, day, minutes)
  join users member on member.email = studied.email
  on conflict (user_id, day) do nothing`;

/** Demo members with the addresses $1 want to study $2 minutes a week. Goals that are there stay. */
export const addDemoGoals = `
  insert into weekly_goals (user_id, minutes) select id, $2 from users where email = any($1::text[]) on conflict do nothing`;

/**
 * Moves what was said last in the demo group $1 to the times $4, and its activity with it: $2 the addresses of who said it, $3 how it
 * begins. Only all of it together, and only where nobody else has written since and it is older than the day before $5.
 */
export const moveDemoTalk = `
  with talk as (
    select comments.id, comments.post_id, comments.created_at, said.at
    from unnest($2::text[], $3::text[], $4::timestamptz[]) as said (email, start, at)
    join users on users.email = said.email
    join study_groups on study_groups.title = $1
    join users owner on owner.id = study_groups.owner_id and owner.email like '%@studycircle.example'
    join comments on comments.post_id = study_groups.id and comments.author_id = users.id
      and starts_with(comments.text, said.start) and comments.deleted_at is null and comments.edited_at is null),
  moved as (
    update comments set created_at = talk.at from talk
    where comments.id = talk.id and (select count(*) from talk) = cardinality($2::text[])
      and (select max(created_at) from talk) < $5::timestamptz - interval '1 day'
      and not exists (select from comments other where other.post_id = talk.post_id
        and other.created_at > (select min(created_at) from talk) and other.id not in (select id from talk))
    returning comments.post_id)
  update study_groups set active_at = greatest(active_at, (select max(at) from talk))
  where id in (select post_id from moved)`;

/**
 * The demo people were here within the last five weeks before $1, each on a day of their own that never goes back: by it the
 * directory finds who was here lately.
 */
export const visitAsDemoPeople = `
  update member_activity set active_on = visit.day
  from (
    select id, $1::date - ('x' || substr(md5(email), 1, 4))::bit(16)::int % 35 as day
    from users where email like '%@studycircle.example'
  ) visit
  where member_activity.user_id = visit.id and member_activity.active_on < visit.day`;
