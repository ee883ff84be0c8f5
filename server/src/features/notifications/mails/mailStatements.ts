import { mail } from "../../../platform/limits/jobLimits";
import { notificationMails as limits } from "../limits";
import { frequency, joinSetting } from "../settings/settingStatements";

/* All SQL of mails about notifications. */

/** A condition: the member, an alias of `users`, can get mail. */
export const takesMail = (member: string) =>
  `${member}.absence is null and ${member}.email_verified_at is not null and ${member}.mail_score < ${mail.stopScore}`;

/** The lines among $1 of members who can get mail; lines to mail at once are marked as waiting. */
export const planLines = `
  with line as (
    select notifications.id, notifications.user_id, notifications.is_mail_waiting, profiles.time_zone, ${frequency} as frequency
    from notifications join users member on member.id = notifications.user_id and ${takesMail("member")}
    left join profiles on profiles.user_id = member.id ${joinSetting("notifications.user_id", "notifications.kind")}
    where notifications.id = any($1::uuid[])
  ),
  marked as (
    update notifications set is_mail_waiting = true from line
    where notifications.id = line.id and line.frequency = 'AT_ONCE' and not line.is_mail_waiting
  )
  select id, user_id as "userId", frequency, is_mail_waiting as "isWaiting", time_zone as "timeZone",
    clock_timestamp() as now
  from line where frequency <> 'NEVER'`;

/** The members $1 get a digest at $2, or earlier if one was planned. */
export const planDigests = `
  update notification_inboxes set digest_at = least(digest_at, plan.at)
  from unnest($1::uuid[], $2::timestamptz[]) as plan (user_id, at) where notification_inboxes.user_id = plan.user_id`;

/** The next digest of the members $1 is at $2; null: there is none. */
export const setDigests = `
  update notification_inboxes set digest_at = plan.at
  from unnest($1::uuid[], $2::timestamptz[]) as plan (user_id, at) where notification_inboxes.user_id = plan.user_id`;

/** The mornings for which digests are planned, each once for the zone of the members. */
export const plannedMornings = `
  select distinct profiles.time_zone as "timeZone", inbox.digest_at as at
  from notification_inboxes inbox join profiles on profiles.user_id = inbox.user_id
  where inbox.digest_at is not null and profiles.time_zone is not null`;

/** Digests of members in the zone $1 that were planned for $2 go out at $3. */
export const setMornings = `
  update notification_inboxes inbox set digest_at = morning.new
  from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as morning (zone, old, new)
  join profiles on profiles.time_zone = morning.zone
  where inbox.user_id = profiles.user_id and inbox.digest_at = morning.old`;

/**
 * Locks the member $1, if they can get mail, and their list until the transaction ends: any new event is later than the
 * content of the list.
 */
export const lockRecipient = `
  select member.id, member.name, member.email, profiles.time_zone as "timeZone"
  from users member left join profiles on profiles.user_id = member.id
  where member.id = $1 and ${takesMail("member")} for key share of member`;

export const lockInbox = `select user_id from notification_inboxes where user_id = $1 for no key update`;

export const readClock = `select clock_timestamp() as now`;

/** Ends the waiting of the mail about the line $1. */
export const endWaiting = `update notifications set is_mail_waiting = false where id = $1`;

/** A digest, $1, that was not handed over: the day by the member's calendar. */
export const openDigest = `
  select to_char(local_date, 'YYYY-MM-DD') as "localDate" from notification_mails where id = $1 and handed_at is null`;

export const countHanded = `
  select count(*)::int as count from notification_mails
  where user_id = $1 and handed_at > clock_timestamp() - interval '1 day'`;

/** Returns no row if the mail $1 to the member $2 was already handed over. */
export const recordHandover = `
  insert into notification_mails as mail (id, user_id, handed_at) values ($1, $2, clock_timestamp())
  on conflict (id) do update set handed_at = clock_timestamp() where mail.handed_at is null
  returning id`;

export const undoHandover = `update notification_mails set handed_at = null where id = $1`;

/** Marks the events of the lines $1, which were mailed up to $2, as mailed up to $3. Returns the unchanged lines. */
export const markMailed = `
  update notifications line set mailed_at = $3
  from unnest($1::uuid[], $2::timestamptz[]) as read (id, mailed_at)
  where line.id = read.id and line.mailed_at is not distinct from read.mailed_at and line.read_at is null
  returning line.id`;

/** Undoes `markMailed`. */
export const unmarkMailed = `
  update notifications line set mailed_at = read.mailed_at
  from unnest($1::uuid[], $2::timestamptz[]) as read (id, mailed_at)
  where line.id = read.id and line.mailed_at = $3`;

/** Members with a digest due at $1, as many as one transaction handles. Other processes skip these. */
export const dueMembers = `
  select inbox.user_id as "userId", profiles.time_zone as "timeZone"
  from notification_inboxes inbox join users member on member.id = inbox.user_id
  left join profiles on profiles.user_id = inbox.user_id
  where inbox.digest_at <= $1 order by inbox.digest_at limit ${limits.membersAtOnce}
  for no key update of inbox skip locked for key share of member skip locked`;

/** Digests with the ids $1, of the members $2, for the days $3. Gives those that are the first of their day. */
export const addDigests = `
  insert into notification_mails (id, user_id, local_date)
  select * from unnest($1::uuid[], $2::uuid[], $3::date[])
  on conflict (user_id, local_date) do nothing returning id, user_id as "userId"`;

/** Removes mails that no limit counts any more. */
export const removeOldMails = `
  delete from notification_mails where id in (
    select id from notification_mails where created_at < clock_timestamp() - interval '${limits.keepDays} days'
    order by created_at limit ${limits.mailsAtOnce}
  ) returning id`;

/** The link with the hash $1 stops the mails of the kind $3 to the member $2, or mutes the group $4 for them. */
export const storeLink = `
  insert into unsubscribe_links (hash, user_id, kind, group_id) values ($1, $2, $3, $4) on conflict (hash) do nothing`;

/** The member $2 mutes the group $3, with an id, $1. */
export const muteByLink = `
  insert into muted_groups (id, user_id, group_id) values ($1, $2, $3) on conflict (user_id, group_id) do nothing`;

export const findLink = `select user_id as "userId", kind, group_id as "groupId" from unsubscribe_links where hash = $1`;

/** The member $1 gets no mail of the kind $2. */
export const stopKind = `
  insert into notification_settings (user_id, kind, mail) values ($1, $2, 'NEVER')
  on conflict (user_id, kind) do update set mail = 'NEVER'`;

export const stopDigests = `
  update notification_settings set mail = 'NEVER' where user_id = $1 and mail in ('DAILY', 'WEEKLY')`;
