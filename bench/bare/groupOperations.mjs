const ahead = (table) => `${table}.group_id is not null and ${table}.state <> 'CANCELLED' and ${table}.starts_at > now()
  and ${table}.starts_at < now() + interval '31 days'`;

const orders = {
  ACTIVE: { place: "g.active_at", direction: "desc" },
  NEWEST: { place: "p.created_at", direction: "desc", id: "p.id" },
  LARGEST: { place: "g.member_count", direction: "desc" },
  SOON: {
    place: "d.starts_at",
    direction: "asc",
    id: "d.id",
    dates: `join occurrences d on d.group_id = g.id and ${ahead("d")} and not exists (select from occurrences e
      where e.group_id = d.group_id and ${ahead("e")} and (e.starts_at, e.id) < (d.starts_at, d.id))`,
  },
};

/** What the bare handler knows of groups and of what they plan. */
export const groupOperations = (query) => ({
  groups: async (_viewer, { sort, interest }) => {
    const { dates = "", place, direction, id = "g.id" } = orders[sort];
    const text = `select g.id, g.title, g.member_count, g.text, u.id as owner_id, u.name from (
        select g.id, g.title, g.member_count, g.owner_id, ${place} as place, ${id} as place_id, p.text
        from study_groups g join posts p on p.id = g.id ${dates}
        where p.hidden_at is null and p.visibility <> 'PRIVATE' and g.visibility <> 'PRIVATE'
          ${interest ? "and g.interest = $1" : ""}
        order by ${place} ${direction}, ${id} ${direction} limit 20
      ) g join users u on u.id = g.owner_id order by g.place ${direction}, g.place_id ${direction}`;
    const nodes = (await query(`groups${sort}${interest}`, text, interest ? [interest] : [])).map((row) => {
      const { id, title, owner_id, name } = row;
      return { id, title, memberCount: row.member_count, owner: { id: owner_id, name }, post: { id, text: row.text } };
    });
    return { data: { groups: { nodes } } };
  },

  filteredFeed: filteredFeed(query),

  group: async (viewer, { id }) => {
    const [[group], members, [next]] = await Promise.all([
      query(
        "group",
        `select g.id, g.title, g.member_count, p.text, g.visibility = 'OPEN' or m.state = 'ACTIVE' as may_comment
         from study_groups g join posts p on p.id = g.id
         left join memberships m on m.group_id = g.id and m.user_id = $2
         where g.id = $1 and p.hidden_at is null and (p.visibility <> 'PRIVATE' or m.state = 'ACTIVE')`,
        [id, viewer],
      ),
      query(
        "members",
        `select m.role, u.id, u.name from memberships m join users u on u.id = m.user_id
         where m.group_id = $1 and m.state = 'ACTIVE' order by m.created_at, m.id limit 20`,
        [id],
      ),
      query(
        "next",
        `select id, starts_at, going_count from occurrences where group_id = $1 and state <> 'CANCELLED'
         and starts_at > now() - interval '8 hours' and ends_at > now() order by starts_at, id limit 1`,
        [id],
      ),
    ]);
    return { data: { group: toGroup(group, members, next) } };
  },

  schedule: async (viewer, { from, to }) => {
    const text = `select o.id, o.starts_at, o.ends_at, o.state, o.going_count, s.id as session_id, s.title, a.answer from (
        select * from occurrences where member_id = $1 and starts_at < $3 and starts_at > $2::timestamptz - interval '8 hours'
        union all
        select o.* from memberships m join posts p on p.id = m.group_id and p.hidden_at is null
        join occurrences o on o.group_id = m.group_id
        where m.user_id = $1 and m.state = 'ACTIVE' and o.starts_at < $3 and o.starts_at > $2::timestamptz - interval '8 hours'
      ) o join study_sessions s on s.id = o.session_id
      left join attendances a on a.occurrence_id = o.id and a.user_id = $1
      where o.ends_at > $2 order by o.starts_at, o.id limit 1000`;
    const schedule = (await query("schedule", text, [viewer, from, to])).map((row) => ({
      ...{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, state: row.state, goingCount: row.going_count },
      viewerAnswer: row.answer,
      session: { id: row.session_id, title: row.title },
    }));
    return { data: { schedule } };
  },
});

const filteredFeed =
  (query) =>
  async (viewer, { interest, own }) => {
    const from = own
      ? `memberships m join posts p on p.id = m.group_id ${interest ? "join study_groups g on g.id = p.id" : ""}
       where m.user_id = $1 and m.state = 'ACTIVE' and p.hidden_at is null`
      : `study_groups g join posts p on p.id = g.id where g.visibility <> 'PRIVATE' and p.hidden_at is null`;
    const order = own ? "p.created_at desc, p.id desc" : "g.created_at desc, g.id desc";
    const text = `select p.id, p.text, p.like_count, p.comment_count, p.created_at, u.id as author_id, u.name, l.post_id as liked
    from (select p.* from ${from} ${interest ? "and g.interest = $2" : ""} order by ${order} limit 20) p
    join users u on u.id = p.author_id left join post_likes l on l.user_id = $1 and l.post_id = p.id
    order by p.created_at desc, p.id desc`;
    const rows = await query(`filtered${own}${interest}`, text, interest ? [viewer, interest] : [viewer]);
    return { data: { posts: { nodes: rows.map(toPost) } } };
  };

export const toPost = (row) => ({
  id: row.id,
  text: row.text,
  createdAt: row.created_at,
  likeCount: row.like_count,
  commentCount: row.comment_count,
  likedByViewer: row.liked !== null,
  author: { id: row.author_id, name: row.name },
});

function toGroup({ id, title, member_count: memberCount, may_comment: viewerCanComment, text }, members, next) {
  const nodes = members.map(({ role, id: userId, name }) => ({ role, user: { id: userId, name } }));
  return {
    ...{ id, title, memberCount, viewerCanComment, post: { id, text }, members: { nodes } },
    nextOccurrence: next ? { id: next.id, startsAt: next.starts_at, goingCount: next.going_count } : null,
  };
}
