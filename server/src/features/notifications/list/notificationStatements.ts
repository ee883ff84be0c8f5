import { noBlockBetween } from "../../blocks/blockStatements";
import { seesPostOf } from "../../groups/members/membershipStatements";
import { notificationMails as mailLimits } from "../limits";
import { hasOwnMails, type NotificationKind } from "../../../platform/notifications/defineNotification";
import { parts } from "../../../platform/parts";
import { frequency, joinSetting } from "../settings/settingStatements";

/* All SQL for reading notifications. Jobs write the rows; these queries decide what is shown. */

/**
 * Whether `recipient` may be notified of actions of `actor`; both are SQL expressions. Checked when a line is written and when
 * it is read, so that a block takes effect at once and for old lines, too.
 */
export const mayNotify = (recipient: string, actor: string): string =>
  `(${actor} is null or (${actor} <> ${recipient} and exists (select from users where id = ${actor} and absence is null)
    and ${noBlockBetween(recipient, actor)}))`;

/** Whether the member has not muted the group; both are SQL expressions. true without a group. */
export const isNotMuted = (recipient: string, group = "null"): string =>
  group === "null"
    ? "true"
    : `not exists (select from muted_groups muted where muted.user_id = ${recipient} and muted.group_id = ${group})`;

/** Whether there is no block between the member and the owner of the group; both are expressions of SQL. */
export const isGroupSeen = (reader: string, group = "null"): string =>
  group === "null"
    ? "true"
    : `coalesce((select ${noBlockBetween(reader, "posts.author_id")} from posts where posts.id = ${group}), true)`;

/**
 * Whether the member may read the title of the group now; both are SQL expressions. true without a group. Some lines stay, without
 * it, when the group becomes private: that a request was declined, or the member was removed.
 */
const isTitleSeen = (reader: string, group: string): string =>
  `coalesce((select ${seesPostOf("posts", reader)} and posts.hidden_at is null from posts where posts.id = ${group}), true)`;

/** An expression that depends on the kind of a line. */
export const byKind = (expressionOf: (kind: NotificationKind) => string | undefined, otherwise: string): string => {
  const cases = [...parts().notificationKinds.values()].map(
    (kind) => `when '${kind.kind}' then ${expressionOf(kind) ?? otherwise}`,
  );
  return `case line.kind ${cases.join(" ")} else ${otherwise} end`;
};

/** The group that a line is about; null for none. */
export const groupOfLine = () => byKind(({ subject }) => subject.groupOf?.("line.subject_id"), "null::uuid");

/** Whether the member may see what an event of a line is about; `source`: an expression of its id. */
export const isSourceSeen = (source: string) => `${isGroupSeen("line.user_id", groupOfLine())}
   and ${byKind(({ isReadable }) => isReadable(source, "line.user_id"), "false")}`;

/** Whether an event of a line is still visible: its source exists, and the member may see its actor and group. */
const stands = () =>
  `event.notification_id = line.id and ${mayNotify("line.user_id", "event.actor_id")}
   and ${isSourceSeen("event.source_id")}`;

/** The comment that an event is about; null if lines of the kind are about something else, or the event about the subject. */
export const commentOf = (source: string) =>
  byKind(({ subject }) => (subject.hasComments ? `nullif(${source}, line.subject_id)` : undefined), "null::uuid");

/** How many names a line has room for. */
const names = 3;

interface Shown {
  /** More to select. */
  columns?: string;
  joins?: string;
  /** A condition on the events of a line; by default all visible ones. */
  events?: string;
  condition: string;
}

/** The lines of the member $1. */
const shown = ({ columns = "", joins = "", events = "", condition }: Shown) => `
  select ${columns} line.id, line.user_id as "userId", line.kind, line.subject_id as "subjectId", line.created_at as "createdAt",
    line.read_at is not null as "isRead", seen.count, seen."actorCount",
    case when ${isTitleSeen("line.user_id", groupOfLine())}
      then ${byKind(({ title }) => title?.("line.subject_id", "line.user_id"), "null")} end as title,
    ${commentOf(`seen."sourceId"`)} as "commentId",
    ${byKind(({ when }) => when?.("line.subject_id", "line.user_id"), "null::jsonb")} as "when",
    array(
      select jsonb_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version)
      from unnest(seen."actorIds"[1:${names}]) with ordinality as chosen (id, place)
      join users member on member.id = chosen.id order by chosen.place
    ) as actors
  from notifications line cross join lateral (
    select sum(times)::integer as count, count(actor_id)::integer as "actorCount",
      array_agg(actor_id order by last_at desc, actor_id) filter (where actor_id is not null) as "actorIds",
      (array_agg(source_id order by first_at, source_id))[1] as "sourceId"
    from (
      select event.actor_id, sum(event.times) as times, max(event.created_at) as last_at, min(event.created_at) as first_at,
        (array_agg(event.source_id order by event.created_at, event.source_id))[1] as source_id
      from notification_events event where ${stands()} ${events} group by event.actor_id
    ) by_actor
  ) seen ${joins}
  where line.user_id = $1 and seen.count > 0 and ${condition}`;

/** $1: the member; $2 and $3: the line that the page before ended with. */
export const linesStatement = ({ limit, hasCursor }: { limit: number; hasCursor: boolean }) =>
  `${shown({ condition: "line.is_in_app" })} ${hasCursor ? "and (line.created_at, line.id) < ($2, $3)" : ""}
   order by line.created_at desc, line.id desc limit ${limit}`;

/** $1: the member, $2: the line. */
export const lineStatement = () => shown({ condition: "line.is_in_app and line.id = $2" });

const countOf = (condition: string) =>
  `(select count(*)::integer from notifications line
    where line.user_id = $1 and line.is_in_app ${condition}
    and exists (select from notification_events event where ${stands()}))`;

/** $1: the member. */
export const countStatement = () => `select ${countOf("")} as count`;

/** The number of unread lines, and the version of the list that it belongs to. $1: the member. */
export const stateStatement = () =>
  `select ${countOf("and line.read_at is null")} as "unreadCount",
     coalesce((select version from notification_inboxes where user_id = $1), 0) as version`;

const notMailed = "coalesce(line.mailed_at, '-infinity')";

/** Whether a line has unread events that were not mailed, and is recent enough for a digest. */
const isToMail = () => `line.read_at is null and line.created_at > ${notMailed}
  and line.created_at > clock_timestamp() - interval '${mailLimits.digestDays} days'
  and line.kind <> all(array[${kindsWithMails()}]::text[]) and ${isNotMuted("line.user_id", groupOfLine())}`;

/** They have mails of their own. */
const kindsWithMails = () =>
  [...parts().notificationKinds.values()].flatMap((kind) => (hasOwnMails(kind) ? [`'${kind.kind}'`] : [])).join();

const isNotMailed = () => `and event.created_at > ${notMailed}`;

/** What was written, where it was one text alone. */
const writtenText = () => `case when seen.count = 1 then (
  select ${byKind(({ text }) => text?.("event.source_id"), "null")}
  from notification_events event where ${stands()} ${isNotMailed()} limit 1
) end`;

/** With the events that were not mailed. */
const toMail = (condition: string, columns = "") =>
  shown({
    columns: `line.mailed_at as "mailedAt", ${groupOfLine()} as "groupId", ${columns}`,
    joins: joinSetting("line.user_id", "line.kind"),
    events: isNotMailed(),
    condition: `${isToMail()} and ${condition}`,
  });

/** The line $2 of the member $1, if they want it by mail at once. */
export const lineToMail = () => toMail(`line.id = $2 and ${frequency} = 'AT_ONCE'`, `${writtenText()} as text,`);

/** What waits for a digest of the member $1, newest first; $2: the frequencies that are due. */
export const linesToMail = () => `${toMail(`not line.is_mail_waiting and ${frequency} = any($2::text[])`)}
  order by line.created_at desc, line.id desc limit ${mailLimits.digestLines}`;

/** Which digests the lines of the member $1 wait for. A mail that was not sent at once is left to a daily one. */
export const waitingDigests = () => `
  select coalesce(bool_or(${frequency} in ('AT_ONCE', 'DAILY')), false) as "isDaily",
    coalesce(bool_or(${frequency} = 'WEEKLY'), false) as "isWeekly"
  from notifications line ${joinSetting("line.user_id", "line.kind")}
  where line.user_id = $1 and not line.is_mail_waiting and ${isToMail()}`;
