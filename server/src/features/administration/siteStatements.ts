/** Large tables are counted whole: an operator asks seldom. */
export const totals = `
  select (select count(*)::int from users) as members,
    (select count(*)::int from users where absence is not null) as absent,
    (select count(distinct user_id)::int from sessions where last_seen_at > clock_timestamp() - interval '1 day')
      as "active today",
    (select count(*)::int from groups) as groups,
    (select count(*)::int from posts) as posts,
    (select count(*)::int from comments) as comments`;
