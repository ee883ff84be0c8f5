import { notifications as limits } from "../limits";
import type { NotificationKind } from "../../../platform/notifications/defineNotification";
import { parts } from "../../../platform/parts";
import { isGroupSeen, isNotMuted, mayNotify } from "../list/notificationStatements";
import { frequency, isInApp, joinSetting } from "../settings/settingStatements";

/*
 * Changes of lists. Each change first locks the inboxes of its members, in the order of their ids, which serializes changes of
 * one list and prevents deadlocks.
 */

/**
 * Creates and locks the inboxes of those of the members $1 who still exist, and returns their ids. Locks the members first, as
 * in their own writes, which serializes this with deletions of accounts.
 */
export const openInboxes = `
  with member as (select id from users where id = any($1::uuid[]) order by id for key share)
  insert into notification_inboxes as inbox (user_id) select id from member order by id
  on conflict (user_id) do update set version = inbox.version + 1
  returning user_id as "userId"`;

/** Locks the inboxes of the members $1 before a change. */
export const touchInboxes = `
  with inbox as (
    select user_id from notification_inboxes where user_id = any($1::uuid[]) order by user_id for no key update
  )
  update notification_inboxes set version = version + 1 from inbox
  where notification_inboxes.user_id = inbox.user_id`;

/** Whether the member can see the group and has not muted it. */
const isOpenTo = (member: string, group?: string) => `${isGroupSeen(member, group)} and ${isNotMuted(member, group)}`;

/**
 * The recipients of several events, with the number of their event: `statement` finds those of one, for `count` ids. $1, $2…:
 * these ids of each event.
 */
export function recipientsOfAll(statement: string, count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return `
    select event.place::integer, recipient.id
    from unnest(${numbers.map((n) => `$${n}::uuid[]`).join(", ")}) with ordinality
      as event (${numbers.map((n) => `value${n}`).join(", ")}, place)
    cross join lateral (${statement.replaceAll(/\$(\d+)/g, "event.value$1")}) recipient`;
}

/** A line that has room for all events that a job adds. */
const hasRoom = `size <= ${limits.eventsPerLine - limits.eventsAtOnce}`;

/**
 * Adds events of the kind $1 to lists: one for each place of the arrays with the members $2, the events $3, the actors $4, the
 * subjects $5 and the sources $6; $8: how many things each event is about. Events of one subject go to an unread, recent line of the member, or to a new one with an id
 * of $7. Not for members who have the event, may not be notified of the actor, switched the kind off or muted the group.
 * Returns the lines.
 */
export const addEvents = ({ isReadable, isPrompt = false, subject }: NotificationKind) => `
  with wanted as (
    select entry.*, ${isInApp} as is_in_app
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[], $8::int[]) with ordinality
      as entry (user_id, event_id, actor_id, subject_id, source_id, line_id, times, place) ${joinSetting("entry.user_id", "$1")}
    where ${mayNotify("entry.user_id", "entry.actor_id")} and ${isReadable("entry.source_id", "entry.user_id")}
      and ${isOpenTo("entry.user_id", subject.groupOf?.("entry.subject_id"))}
      and (${isInApp} or ${isPrompt ? "false" : `${frequency} <> 'NEVER'`}) and not exists (
        select from notification_events known where known.user_id = entry.user_id and known.event_id = entry.event_id
      )
  ),
  gathered as (
    select user_id, subject_id, is_in_app, count(*)::integer as size, (array_agg(line_id order by place))[1] as line_id
    from wanted group by user_id, subject_id, is_in_app
  ),
  grown as (
    update notifications line set size = line.size + gathered.size, created_at = greatest(line.created_at, clock_timestamp())
    from gathered where line.user_id = gathered.user_id and line.kind = $1 and line.subject_id = gathered.subject_id
      and line.is_in_app = gathered.is_in_app and line.read_at is null and line.${hasRoom}
      and line.started_at > clock_timestamp() - interval '${limits.gatherMinutes} minutes'
    returning line.id, line.user_id, line.subject_id, line.is_in_app
  ),
  begun as (
    insert into notifications (id, user_id, kind, subject_id, is_in_app, size)
    select line_id, user_id, $1, subject_id, is_in_app, size from gathered
    where (user_id, subject_id) not in (select user_id, subject_id from grown)
    returning id, user_id, subject_id, is_in_app
  ),
  line as (select grown.*, false as is_new from grown union all select begun.*, true from begun),
  added as (
    insert into notification_events (user_id, event_id, notification_id, actor_id, source_id, times, created_at)
    select wanted.user_id, event_id, line.id, actor_id, source_id, wanted.times, clock_timestamp() + (place - 1) * interval '1 ms'
    from wanted join line on line.user_id = wanted.user_id and line.subject_id = wanted.subject_id
  )
  select id, user_id as "userId", is_new as "isNew", is_in_app as "isInApp" from line`;

/** Cuts the lists of the members $1 to their newest lines. */
export const cutLists = `
  delete from notifications where id in (
    select old.id from unnest($1::uuid[]) as member (id) cross join lateral (
      select id from notifications where user_id = member.id
      order by created_at desc, id desc offset ${limits.lines}
    ) old
  )`;

/** $1: the member, $2: lines. Gives those that were unread. */
export const readLines = `
  update notifications set read_at = clock_timestamp()
  where user_id = $1 and id = any($2::uuid[]) and is_in_app and read_at is null returning id`;

/** $1: the member, $2: a timestamp; a line that has grown since then stays unread. */
export const readUpTo = `
  update notifications set read_at = clock_timestamp()
  where user_id = $1 and created_at <= $2 and is_in_app and read_at is null returning id`;

/** $1: the member, $2: a post. Also what they want by mail only. */
export const readDiscussion = () => {
  const kinds = [...parts().notificationKinds.values()].filter(({ isReadWithDiscussion }) => isReadWithDiscussion);
  return `
    update notifications set read_at = clock_timestamp()
    where user_id = $1 and subject_id = $2 and kind = any(array[${kinds.map(({ kind }) => `'${kind}'`).join()}]::text[])
      and read_at is null returning id`;
};

/** What a withdrawal looks for, as a condition on events: $1 is the id. */
export type EventCondition = "actor" | { sourceOfKind: string };

const conditionOf = (of: EventCondition) =>
  of === "actor"
    ? "event.actor_id = $1"
    : `event.source_id = $1 and exists (select from notifications about
        where about.id = event.notification_id and about.kind = '${of.sourceOfKind}')`;

/** Some of the members with such events in their lists. */
export const membersWithEvents = (of: EventCondition) => `
  select distinct event.user_id as "userId" from notification_events event where ${conditionOf(of)}
  order by 1 limit ${limits.membersAtOnce}`;

/** The members after $2 with lists that may have changed: $1 is the actor, the source or the subject of events. */
export const membersToRefresh = {
  actor: `
    select distinct event.user_id as "userId" from notification_events event
    where event.actor_id = $1 and event.user_id > $2 order by 1 limit ${limits.membersAtOnce}`,
  source: `
    select distinct event.user_id as "userId" from notification_events event
    where event.source_id = $1 and event.user_id > $2 order by 1 limit ${limits.membersAtOnce}`,
  subject: `
    select distinct user_id as "userId" from notifications
    where subject_id = $1 and user_id > $2 order by 1 limit ${limits.membersAtOnce}`,
  /** The subjects are those that a statement gives for $1. */
  subjects: (statement: string) => `
    select distinct user_id as "userId" from notifications
    where subject_id in (${statement}) and user_id > $2 order by 1 limit ${limits.membersAtOnce}`,
};

/** Removes such events from the lists of the members $2, and the lines that they leave empty. Gives their lines. */
export const removeEvents = (of: EventCondition) => `
  with gone as (
    delete from notification_events event where ${conditionOf(of)} and event.user_id = any($2::uuid[])
    returning event.event_id, event.notification_id, event.user_id
  ),
  emptied as (
    delete from notifications line using gone where line.id = gone.notification_id and not exists (
      select from notification_events rest where rest.notification_id = line.id
        and rest.event_id not in (select event_id from gone)
    )
  )
  select distinct notification_id as id, user_id as "userId" from gone`;

/** Some of the members with lines about the subject $1. */
export const membersWithSubject = `
  select distinct user_id as "userId" from notifications where subject_id = $1 order by 1 limit ${limits.membersAtOnce}`;

/** Removes the lines about the subject $1 from the lists of the members $2. */
export const removeSubject = `
  delete from notifications where subject_id = $1 and user_id = any($2::uuid[])
  returning id, user_id as "userId"`;

/** Removes some of the lines that are too old, with their events. */
export const removeOld = `
  delete from notifications where id in (
    select id from notifications where created_at < clock_timestamp() - interval '${limits.days} days'
    order by created_at limit ${limits.linesAtOnce}
  ) returning id`;
