import { reminders as limits } from "../limits";
import { groupName } from "../../groups/group/nameStatements";
import { takesMail } from "../../notifications/mails/mailStatements";
import { isNotMuted } from "../../notifications/list/notificationStatements";
import { wantsPromptMail } from "../../notifications/settings/settingStatements";
import { mayRead } from "../notificationStatements";
import { shownZone } from "../open/openStatements";
import type { ReminderKind } from "./reminderKinds";

/* All SQL of reminders. Due dates are found by an index of dates without a reminder for their start. */

/** Dates with a due reminder, earliest first. */
export const dueDates = ({ hours, untilHours, column }: ReminderKind) => `
  select o.id, o.starts_at as "startsAt" from occurrences o
  where o.state <> 'CANCELLED' and o.${column} is distinct from o.starts_at
    and o.starts_at > now() + interval '${untilHours} hours' and o.starts_at <= now() + interval '${hours} hours'
  order by o.starts_at, o.id limit ${limits.datesAtOnce}`;

/** A future date `o` to which the member of the answer `a` goes. */
const isAhead = (member: string) => `o.state <> 'CANCELLED' and o.starts_at > clock_timestamp() and a.answer = 'GOING'
  and ${mayRead(member)}`;

/**
 * Adds reminders of the date $1, which begins at $2, for all participants who answered before the reminder was due. Locks the
 * members first, in the order of their ids, like deletions of accounts. Returns the new ones.
 */
export const addReminders = ({ kind, hours, isForDaily }: ReminderKind) => `
  with member as (
    select users.id, o.id as occurrence_id, o.starts_at
    from occurrences o join study_sessions s on s.id = o.session_id
    join attendances a on a.occurrence_id = o.id and a.created_at <= o.starts_at - interval '${hours} hours'
    join users on users.id = a.user_id and users.absence is null
    where o.id = $1 and o.starts_at = $2 and ${isAhead("a.user_id")}
      ${isForDaily ? "" : "and s.frequency <> 'DAILY' and cardinality(s.weekdays) < 7"}
    order by users.id for key share of users
  )
  insert into session_reminders (id, occurrence_id, user_id, kind, starts_at)
  select gen_random_uuid(), occurrence_id, id, '${kind}', starts_at from member
  on conflict (occurrence_id, user_id, kind, starts_at) do nothing
  returning id, user_id as "userId"`;

/** The date $1 needs no more reminders of this kind for the start $2. */
export const markReminded = ({ column }: ReminderKind) => `update occurrences set ${column} = $2 where id = $1`;

/** A condition: the reader was reminded of the start that the date still has, and goes. Both are expressions of SQL. */
export const isRemindedOf =
  ({ kind }: ReminderKind) =>
  (occurrence: string, reader: string) =>
    `exists (select from session_reminders r
      join occurrences o on o.id = r.occurrence_id and o.starts_at = r.starts_at
      join attendances a on a.occurrence_id = r.occurrence_id and a.user_id = r.user_id
      where r.occurrence_id = ${occurrence} and r.user_id = ${reader} and r.kind = '${kind}' and ${isAhead("r.user_id")})`;

const unread = "line.read_at is null and line.is_in_app";

/** Members after $2 with unread reminders of dates that have begun in the last time, $1: `now()`, for the index. */
export const remindedOfBegun = `
  select distinct r.user_id as "userId" from session_reminders r
  join notifications line on line.user_id = r.user_id and line.kind = r.kind and line.subject_id = r.occurrence_id and ${unread}
  where r.starts_at <= now() and r.starts_at > now() - $1::interval and r.user_id > $2
  order by 1 limit ${limits.membersAtOnce}`;

/** Whether the member $1 has unread lines about dates of the session $2. */
export const hasUnread = `
  select exists (
    select from notifications line where line.user_id = $1 and ${unread}
      and line.subject_id in (select id from occurrences where session_id = $2)
  ) as "isThere"`;

const from = `
  from session_reminders r
  join occurrences o on o.id = r.occurrence_id and o.starts_at = r.starts_at
  join study_sessions s on s.id = o.session_id
  join attendances a on a.occurrence_id = r.occurrence_id and a.user_id = r.user_id
  join users member on member.id = r.user_id and ${takesMail("member")}
  where r.id = $1 and r.handed_at is null and ${isAhead("r.user_id")} and ${wantsPromptMail("r.user_id", "r.kind")}
    and ${isNotMuted("r.user_id", "o.group_id")}`;

/** The reminder $1, if its mail may be sent: the member still goes, wants it, can get mail, and has not got it yet. */
export const reminderToMail = `
  select r.kind, r.user_id as "userId", member.name, member.email, member.link_version as "linkVersion", o.id as "occurrenceId",
    o.starts_at as "startsAt", o.ends_at as "endsAt", s.title, s.goal, s.place,
    ${groupName("o.group_id", "r.user_id")} as "group",
    coalesce((select time_zone from profiles where user_id = r.user_id), ${shownZone("s", "r.user_id")}) as "timeZone"
  ${from}`;

/** No row if the mail of the reminder $1 was already handed over, or may not be sent any more. */
export const recordHandover = `
  update session_reminders set handed_at = clock_timestamp()
  where handed_at is null and id in (select r.id ${from}) returning id`;

export const undoHandover = `update session_reminders set handed_at = null where id = $1`;

/** Removes some reminders of old dates. */
export const removeOldReminders = `
  delete from session_reminders where id in (
    select id from session_reminders where starts_at < now() - interval '${limits.keepDays} days'
    order by starts_at limit ${limits.removedAtOnce}
  ) returning id`;

/** The date $2 for who has a link from a reminder: the member $1 is there. */
export const linkedDate = `
  select o.session_id as "sessionId", o.starts_at as "startsAt", o.state, s.title, a.answer,
    o.member_id as "memberId", o.offered_to is not null as "isOpen"
  from occurrences o join study_sessions s on s.id = o.session_id
  join users on users.id = $1 and users.absence is null
  left join attendances a on a.occurrence_id = o.id and a.user_id = $1
  where o.id = $2`;
