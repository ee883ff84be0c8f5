import { isValidToken } from "./accessTokenStatements";
import { confirmation, devices } from "../limits/signInLimits";
import type { ViewerTrait } from "./Viewer";

/* All SQL of sessions. */

const isValid = (session: string, owner: string) =>
  `${session}.ended_at is null and ${session}.token_version = ${owner}.token_version`;

export type Traits = ReadonlyMap<string, ViewerTrait>;

/** The role and the traits of a member, as columns. */
export const aboutMember = (member: string, traits: Traits) =>
  [
    `nullif(${member}.role, 'MEMBER') as role`,
    ...[...traits].map(([name, { sql }]) => `${sql(member)} as "${name}"`),
  ].join(", ");

/** Moderators and admins among the members $1. */
export const rolesOf = `select id, role from users where id = any($1) and role <> 'MEMBER' and absence is null`;

/**
 * The session with the id $3 of the member $1, if it is valid. A token without a row was issued before sessions were
 * stored: it is valid while its version, $2, is that of the member.
 */
export const sessionById = (traits: Traits) => `
  select s.id is not null as "isStored", ${aboutMember("u", traits)},
    s.last_seen_at < clock_timestamp() - interval '${devices.seenEverySeconds} seconds' as "isStale"
  from users u left join sessions s on s.id = $3 and s.user_id = u.id
  where u.id = $1 and case when s.id is null then u.token_version = $2 else ${isValid("s", "u")} end`;

/**
 * Stores the session $3 of the member $1, unless all sessions with the version $2 have been ended: the lock waits for such a
 * change. If the member has too many, the oldest are ended. $7: there is no maximum.
 */
export const startSession = (traits: Traits) => `
  with owner as (
      select id, ${aboutMember("users", traits)} from users where id = $1 and token_version = $2 and absence is null for share
    ),
    ended as (
      update sessions set ended_at = clock_timestamp() where id in (
        select id from sessions where user_id = (select id from owner) and token_version = $2 and ended_at is null and not $7
          and expires_at > clock_timestamp() and id <> $3
        order by created_at desc, id desc offset ${devices.max - 1}
      ) and ended_at is null returning id
    ),
    started as (
      insert into sessions (id, user_id, token_version, name, expires_at, created_at)
      select $3, id, $2, $4, $5, coalesce($6::timestamptz, clock_timestamp()) from owner
      on conflict (id) do nothing returning id
    ),
    noted as (insert into session_ends (user_id, token_id) select $1, id from ended)
  select owner.*, exists (select 1 from started) as "isStarted", array(select id from ended) as ended
  from (select) one left join owner on true`;

/** Ends the session $1 of the member $2. */
export const endSession = `
  with ended as (
      update sessions set ended_at = clock_timestamp() where id = $1 and user_id = $2 and ended_at is null returning id
    ),
    noted as (insert into session_ends (user_id, token_id) select $2, id from ended)
  select id from ended`;

/**
 * Ends all sessions and access tokens of the members $1, except the session with the id $2. The new version also ends those that are being stored
 * concurrently. Members are locked before their sessions, in the same order as when a session starts.
 */
export const endSessions = `
  with owners as (
      update users set token_version = token_version + 1 where id = any($1) returning id, token_version
    ),
    kept as (
      update sessions set token_version = owners.token_version from owners
      where sessions.id = $2 and sessions.user_id = owners.id
    ),
    gone as (delete from sessions where user_id in (select id from owners) and id is distinct from $2),
    gone_tokens as (delete from access_tokens where user_id in (select id from owners)),
    noted as (insert into session_ends (user_id) select id from owners)
  select id from owners`;

/** The valid sessions of the member $1; with $3, only the one with the id $2. */
export const sessionsOf = `
  select s.id, s.name, s.last_seen_at as "lastSeenAt" from users u join sessions s on s.user_id = u.id
  where u.id = $1 and ${isValid("s", "u")} and s.expires_at > clock_timestamp() and (s.id = $2 or not $3)
  order by s.created_at desc, s.id desc limit ${devices.max}`;

/** Ends the access token $1 of the member $2. */
export const endToken = `
  with ended as (delete from access_tokens where id = $1 and user_id = $2 returning id),
    noted as (insert into session_ends (user_id, token_id) select $2, id from ended)
  select id from ended`;

/** Stores that the member $2 has confirmed their identity in the session $1. */
export const confirmSession = `
  update sessions set confirmed_at = clock_timestamp() where id = $1 and user_id = $2 and ended_at is null
  returning confirmed_at + interval '${confirmation.seconds} seconds' as "expiresAt"`;

/** The session $1, if the member has confirmed their identity in it recently. */
export const confirmedSession = `
  select id from sessions
  where id = $1 and ended_at is null and confirmed_at > clock_timestamp() - interval '${confirmation.seconds} seconds'`;

/** Those of the sessions and access tokens $1 that are valid. */
export const validSessions = `
  select s.id from sessions s join users u on u.id = s.user_id where s.id = any($1) and ${isValid("s", "u")}
  union all
  select t.id from access_tokens t join users u on u.id = t.user_id where t.id = any($1) and ${isValidToken("t", "u")}`;

/** Skips locked rows: another process is writing them. */
export const markSeen = `
  with seen as (
    select id from sessions where id = any($1)
      and last_seen_at < clock_timestamp() - interval '${devices.seenEverySeconds} seconds'
    for update skip locked
  )
  update sessions set last_seen_at = clock_timestamp() from seen where sessions.id = seen.id`;

/** The members with sessions that ended in the last $1 seconds. */
export const recentEnds = `
  select distinct user_id as id from session_ends where ended_at > clock_timestamp() - make_interval(secs => $1)`;

/** Removes entries that no process reads any more. */
export const removeOldEnds = `delete from session_ends where ended_at < clock_timestamp() - interval '1 hour'`;
