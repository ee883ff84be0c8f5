import type { NotificationKind } from "../../../platform/notifications/defineNotification";
import { feed as limits } from "../limits";
import { commentOf, isGroupSeen, isSourceSeen, mayNotify } from "../list/notificationStatements";

/**
 * Adds events of the kind $1 to feeds: one for each place of the arrays with the members $2, the events $3, the actors $4, the
 * subjects $5 and the sources $6. The inboxes of the members are locked. Not for members who have the event, or may not know of
 * it. Returns the members.
 */
export const addFeedEvents = ({ isReadable, subject }: NotificationKind) => `
  with wanted as (
    select entry.*, row_number() over (partition by entry.user_id order by entry.place)::integer as step
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[]) with ordinality
      as entry (user_id, event_id, actor_id, subject_id, source_id, place)
    where ${mayNotify("entry.user_id", "entry.actor_id")} and ${isReadable("entry.source_id", "entry.user_id")}
      and ${isGroupSeen("entry.user_id", subject.groupOf?.("entry.subject_id"))}
      and not exists (
        select from feed_events known
        where known.user_id = entry.user_id and known.event_id = entry.event_id and known.kind = $1
      )
  ),
  numbered as (
    update notification_inboxes inbox set last_event = inbox.last_event + grown.size
    from (select user_id, count(*)::integer as size from wanted group by user_id) grown
    where inbox.user_id = grown.user_id
    returning inbox.user_id, inbox.last_event - grown.size as before
  )
  insert into feed_events (user_id, number, event_id, kind, subject_id, source_id, actor_id)
  select wanted.user_id, numbered.before + wanted.step, wanted.event_id, $1, wanted.subject_id, wanted.source_id, wanted.actor_id
  from wanted join numbered on numbered.user_id = wanted.user_id
  returning user_id as "userId"`;

/**
 * The $3 events after the number $2 in the feed of the member $1, each with whether it is shown: of the kinds $4, and about what
 * the member may still see. Without $2: none. Always one row at least, with the number of the newest event.
 */
export const feedPage = () => `
  select coalesce(inbox.last_event, 0) as "lastNumber", line.number, line.kind, line.subject_id as "subjectId",
    ${commentOf("line.source_id")} as "commentId", line.created_at as "createdAt",
    line.kind = any($4::text[]) and ${mayNotify("line.user_id", "line.actor_id")} and ${isSourceSeen("line.source_id")}
      as "isShown"
  from (select $1::uuid as id) member
  left join notification_inboxes inbox on inbox.user_id = member.id
  left join lateral (
    select * from feed_events event where event.user_id = member.id and event.number > $2::bigint
    order by event.number limit $3
  ) line on true
  order by line.number`;

/** Removes some of the events that are too old. */
export const removeOldEvents = `
  delete from feed_events where (user_id, number) in (
    select user_id, number from feed_events where created_at < clock_timestamp() - interval '${limits.days} days'
    order by created_at limit ${limits.removedAtOnce}
  ) returning number`;
