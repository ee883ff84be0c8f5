/** What the bare handler shows on Home: as many statements as Home has parts. Nobody is in a room while it is measured. */
export const homeOperation = (query) => async (viewer) => {
  const ask = (name, text) => query(`home${name}`, text, [viewer]);
  const [dates, _rooms, _requests, groups, [week], [steps]] = await Promise.all([
    ask("Dates", comingDates),
    ask("Rooms", rooms),
    ask("Requests", requests),
    ask("Groups", ownGroups),
    ask("Week", studied),
    ask("Steps", firstSteps),
  ]);
  return {
    data: {
      firstSteps: Object.keys(steps).filter((step) => !steps[step]),
      nextUp: dates.map(toDate),
      studyingNow: [],
      myGroups: {
        nodes: groups.slice(0, 20).map((row) => ({ ...toGroup(row), unreadCount: row.unread })),
        pageInfo: { hasNextPage: groups.length > 20 },
      },
      studyWeek: {
        ...{ days: week.days, streakDays: 0, restDays: [], restDaysLeft: 7, totalMinutes: 0 },
        ...{ goalsDone: week.done, weeklyGoal: week.goal },
      },
      waiting: { groups: [], buddies: [] },
    },
  };
};

/** The name is the title, else the first line of the post, as far as the filled texts need it. */
const toGroup = ({ group_id: id, group_title: title, text }) => ({ id, name: title ?? text.split("\n")[0] });

const toDate = (row) => ({
  ...{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, viewerAnswer: row.answer },
  ...{ goingCount: row.going_count, waitlistCount: row.waitlist_count },
  session: {
    ...{ id: row.session_id, title: row.title, capacity: row.capacity, timeZone: row.time_zone },
    group: row.group_id ? toGroup(row) : null,
  },
});

const isComing = `state <> 'CANCELLED' and starts_at > now() - interval '8 hours' and ends_at > now()
  and starts_at < now() + interval '14 days'`;

const comingDates = `
  select o.id, o.starts_at, o.ends_at, o.going_count, o.waitlist_count, a.answer, s.id as session_id, s.title, s.capacity, s.time_zone,
    g.id as group_id, g.title as group_title, p.text
  from (
    (select * from occurrences where member_id = $1 and ${isComing} order by starts_at, id limit 5) union all
    (select d.* from memberships m join posts p on p.id = m.group_id and p.hidden_at is null cross join lateral (
       select * from occurrences where group_id = m.group_id and ${isComing} order by starts_at, id limit 5) d
     where m.user_id = $1 and m.state = 'ACTIVE' order by d.starts_at, d.id limit 5)
  ) o join study_sessions s on s.id = o.session_id left join study_groups g on g.id = o.group_id left join posts p on p.id = g.id
  left join attendances a on a.occurrence_id = o.id and a.user_id = $1 order by o.starts_at, o.id limit 5`;

const rooms = `
  (select seat.room_id from memberships m join room_seats seat on seat.room_id = m.group_id
   where m.user_id = $1 and m.state = 'ACTIVE' limit 6)
  union (select seat.room_id from buddy_links link join room_seats seat on seat.user_id = link.buddy_id where link.user_id = $1 limit 6)`;

const requests = `
  (select id from buddy_requests where to_id = $1 order by created_at desc limit 3) union all
  (select r.group_id from memberships m join memberships r on r.group_id = m.group_id and r.state = 'REQUESTED'
   where m.user_id = $1 and m.state = 'ACTIVE' and m.role in ('OWNER', 'MODERATOR') limit 3)`;

const ownGroups = `
  select g.id as group_id, g.title as group_title, p.text, (
    select count(*) filter (where author_id <> $1)::int from (select author_id from comments where post_id = g.id and hidden_at is null
      and created_at > coalesce(m.read_at, m.created_at) order by created_at desc, id desc limit 100) newest) as unread
  from memberships m join study_groups g on g.id = m.group_id join posts p on p.id = g.id
  where m.user_id = $1 and m.state = 'ACTIVE' and p.hidden_at is null order by m.created_at desc, m.id desc limit 21`;

const studied = `
  select array(select day from study_days where user_id = $1 and day > current_date - 7) as days,
    (select count(*)::int from study_focuses where user_id = $1 and result = 'DONE' and started_at > now() - interval '7 days') as done,
    (select minutes from weekly_goals where user_id = $1) as goal`;

const firstSteps = `
  select exists (select from profiles where user_id = $1) as "PROFILE",
    exists (select from memberships where user_id = $1 and state in ('ACTIVE', 'REQUESTED')) as "GROUP",
    exists (select from attendances where user_id = $1) as "SESSION"`;
