import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { groupName } from "../../groups/group/nameStatements";
import { belongsTo, seesMemberIn, takesPartIn } from "../../groups/members/membershipStatements";
import { calendars as limits } from "../limits";

/* SQL for calendar programs. It checks the rights of the member, because the requests have no session. */

const columns = `
  o.id, o.starts_at as "startsAt", o.ends_at as "endsAt", o.state, o.sequence, o.created_at as "createdAt",
  greatest(o.updated_at, s.updated_at) as "updatedAt", s.title, s.goal`;

/** The name of the date's group as the member $1 sees it, for `nameIn`; null without a group. */
const ofGroup = `${groupName("o.group_id", "$1")} as "group"`;

/** The group is there for the member, and so are its owner and, unless they look after it, the planner. */
const isSeen = (
  isMember: string,
) => `s.hidden_at is null and (o.member_id = $1 or (o.member_id is not null and o.group_id is null
    and ${isPresent("o.member_id")} and ${noBlockBetween("$1", "o.member_id")}
    and exists (select from attendances seat where seat.occurrence_id = o.id and seat.user_id = $1 and seat.answer = 'GOING')) or (o.group_id is not null and
  exists (select from posts p where p.id = o.group_id and p.hidden_at is null and ${noBlockBetween("$1", "p.author_id")}
    and (p.visibility <> 'PRIVATE' or ${isMember}))
  and (s.owner_id is null or ${seesMemberIn("o.group_id", "$1", "s.owner_id")})))`;

const isMember = belongsTo("o.group_id", "$1");

/** The dates that the member $1 goes to; cancelled ones stay for some days. */
export const feedStatement = `
  select ${columns}, s.place, ${ofGroup}
  from attendances a join occurrences o on o.id = a.occurrence_id join study_sessions s on s.id = o.session_id
  where a.user_id = $1 and a.answer = 'GOING' and (o.group_id is null or ${isMember}) and ${isSeen("true")}
    and o.ends_at > clock_timestamp() - interval '${limits.pastDays} days'
    and (o.state <> 'CANCELLED' or o.updated_at > clock_timestamp() - interval '${limits.cancelledDays} days')
  order by o.starts_at desc, o.id limit ${limits.entries}`;

/** A hash of everything that a statement with entries gives, in its order. */
export const tagOf = (entries: string): string => `
  select md5(coalesce(string_agg(entry::text, ' ' order by entry."startsAt" desc, entry.id), '')) as hash from (${entries}) entry`;

/** The newest dates that the member $1 has planned, for the copy of their data. The names of groups are others' data. */
export const plannedStatement = `
  select ${columns}, s.place, null as "group" from study_sessions s join occurrences o on o.session_id = s.id
  where s.owner_id = $1 order by o.starts_at desc, o.id limit ${limits.entries}`;

/** The date $2 as the member $1 sees it: the place is for those who take part in the group. */
export const dateStatement = `
  select ${columns}, case when o.member_id = $1 or ${takesPartIn("g", "$1")} then s.place end as place, ${ofGroup}
  from occurrences o join study_sessions s on s.id = o.session_id left join study_groups g on g.id = o.group_id
  where o.id = $2 and ${isSeen(isMember)} and ${isPresent("$1::uuid")}
    and exists (select from users where id = $1)`;

/** The feed of the present member $1, if it exists. */
export const openFeed = `
  select user_id as "userId", version from calendar_feeds
  where user_id = $1 and is_open and ${isPresent("user_id")}`;

export const renewFeed = `
  insert into calendar_feeds (user_id) values ($1)
  on conflict (user_id) do update set version = calendar_feeds.version + 1, is_open = true`;

export const endFeed = `update calendar_feeds set version = version + 1, is_open = false where user_id = $1 and is_open`;
