import { accessToken as limits } from "../limits/signInLimits";

/* What the platform reads of access tokens. */

/** In UTC, as the days on which tokens were used. */
export const today = "(clock_timestamp() at time zone 'UTC')::date";

/** Whether a token is valid, by the names of its row and of its member's. It ends by itself when nobody uses it. */
export const isValidToken = (token: string, owner: string) => `
  ${token}.token_version = ${owner}.token_version and ${owner}.absence is null and ${token}.expires_at > clock_timestamp()
  and coalesce(${token}.last_used_on, (${token}.created_at at time zone 'UTC')::date) > ${today} - ${limits.unusedDays}`;

/** The valid token with the hash $1. `about`: columns of its member, by the name `u`. */
export const tokenByHash = (about: string) => `
  select t.id as "tokenId", t.user_id as id, t.scopes, t.expires_at as "expiresAt", ${about},
    t.last_used_on is distinct from ${today} as "isStale"
  from access_tokens t join users u on u.id = t.user_id where t.hash = $1 and ${isValidToken("t", "u")}`;

/** Skips locked rows: another process is writing them. */
export const markUsed = `
  with used as (
    select id from access_tokens where id = any($1) and last_used_on is distinct from ${today} for update skip locked
  )
  update access_tokens set last_used_on = ${today} from used where access_tokens.id = used.id`;
