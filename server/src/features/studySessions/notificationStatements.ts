import { sessions as limits } from "./limits";
import { belongsTo, seesMemberIn } from "../groups/members/membershipStatements";
import { isPresent } from "../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../blocks/blockStatements";
import { shownZone } from "./open/openStatements";
import { isShown } from "./plan/studySessionStatements";

/* SQL conditions about a date; its id is an expression. */

/** The reader can see the group of the date, if it has one. */
const isInGroup = (reader: string) => `(o.group_id is null or (${belongsTo("o.group_id", reader)}
  and exists (select from posts where posts.id = o.group_id and posts.hidden_at is null)))`;

/** The reader can see who planned the date, unless they look after its group. */
const seesPlanner = (reader: string) => `exists (select from study_sessions planned where planned.id = o.session_id
  and case when o.group_id is null
    then planned.member_id = ${reader} or (${isPresent("planned.member_id")} and ${noBlockBetween(reader, "planned.member_id")})
    else planned.owner_id is null or ${seesMemberIn("o.group_id", reader, "planned.owner_id")} end)`;

/** The reader can see the date and its group. */
export const mayRead = (reader: string) =>
  `${isInGroup(reader)} and ${isShown("o.session_id")} and ${seesPlanner(reader)}`;

/** The reader goes, and is still a member of the group. */
export const isGoing = (occurrence: string, reader: string) =>
  `exists (select from attendances a join occurrences o on o.id = a.occurrence_id
    where a.occurrence_id = ${occurrence} and a.user_id = ${reader} and a.answer = 'GOING' and o.state <> 'CANCELLED'
      and ${mayRead(reader)})`;

/** The reader goes to a date of the session of this date. */
export const isGoingToSession = (occurrence: string, reader: string) =>
  `exists (select from occurrences named join occurrences o on o.session_id = named.session_id
    join attendances a on a.occurrence_id = o.id
    where named.id = ${occurrence} and a.user_id = ${reader} and a.answer = 'GOING' and o.state <> 'CANCELLED'
      and ${mayRead(reader)})`;

/** The reader goes, went, or is on the waiting list. */
export const isParticipant = (occurrence: string, reader: string) =>
  `exists (select from attendances a join occurrences o on o.id = a.occurrence_id
    where a.occurrence_id = ${occurrence} and a.user_id = ${reader} and a.answer <> 'DECLINED' and ${mayRead(reader)})`;

/** The same for any date of its session. */
export const isParticipantOfSession = (occurrence: string, reader: string) =>
  `exists (select from occurrences named join occurrences o on o.session_id = named.session_id
    join attendances a on a.occurrence_id = o.id
    where named.id = ${occurrence} and a.user_id = ${reader} and a.answer <> 'DECLINED' and ${mayRead(reader)})`;

/** The reader is a member of its group. */
export const isOfOwnGroup = (occurrence: string, reader: string) =>
  `exists (select from occurrences o where o.id = ${occurrence} and o.group_id is not null and ${mayRead(reader)})`;

/** The members of the group of the date $1 who joined last. */
export const membersOfGroupOfDate = `
  select m.user_id as id from occurrences o join memberships m on m.group_id = o.group_id and m.state = 'ACTIVE'
  where o.id = $1 order by m.created_at desc, m.id desc limit ${limits.notifiedOfNew}`;

/** The members who go to the date $1, or are on its waiting list. */
export const participantsOfDate = `
  select user_id as id from attendances where occurrence_id = $1 and answer <> 'DECLINED' order by turn limit ${limits.notified}`;

/** The members who go to a future date of the session $1, or are on a waiting list, cancelled or not. */
export const participantsOfSession = `
  select distinct a.user_id as id from attendances a join occurrences o on o.id = a.occurrence_id
  where o.session_id = $1 and o.starts_at > clock_timestamp() and a.answer <> 'DECLINED' limit ${limits.notified}`;

/** The same for the dates of the session $1 from the date $2 on. */
export const participantsFromDate = `
  select distinct a.user_id as id from attendances a join occurrences o on o.id = a.occurrence_id
  where o.session_id = $1 and o.starts_at > clock_timestamp() and a.answer <> 'DECLINED'
    and o.local_date >= (select local_date from occurrences where id = $2) limit ${limits.notified}`;

/** All dates of the group $1. */
export const datesOfGroup = `select id from occurrences where group_id = $1`;

/** All dates of the session $1. */
export const datesOfSession = `select id from occurrences where session_id = $1`;

export const titleOfDate = (occurrence: string) =>
  `(select s.title from occurrences o join study_sessions s on s.id = o.session_id where o.id = ${occurrence})`;

/** When a date begins, in the time zone of the reader's profile, else in that of its session. */
export const whenIsDate = (occurrence: string, reader: string) =>
  `(select jsonb_build_object('at', o.starts_at, 'timeZone',
      coalesce((select time_zone from profiles where user_id = ${reader}), ${shownZone("s", reader)}))
    from occurrences o join study_sessions s on s.id = o.session_id where o.id = ${occurrence})`;

/** The group that plans a date; null for a member's own time. */
export const groupOfDate = (occurrence: string) => `(select o.group_id from occurrences o where o.id = ${occurrence})`;
