import { isValidToken } from "../../../platform/auth/accessTokenStatements";
import { accessToken as limits } from "../../../platform/limits/signInLimits";

/** The valid tokens of the member $1, the newest first; with $2, only the one with that id. */
export const tokensOf = `
  select t.id, t.name, t.last_four as "lastFour", t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
    t.last_used_on::text as "lastUsedOn"
  from users u join access_tokens t on t.user_id = u.id
  where u.id = $1 and ($2::uuid is null or t.id = $2) and ${isValidToken("t", "u")}
  order by t.created_at desc, t.id desc limit ${limits.max}`;

/** Stores the token $1 of the member $2: its name, hash, last four characters, scopes, and for how many days. */
export const storeToken = `
  insert into access_tokens (id, user_id, name, hash, last_four, scopes, token_version, created_at, expires_at)
  select $1, id, $3, $4, $5, $6, token_version, made.at, made.at + make_interval(days => $7)
  from users, (select clock_timestamp() as at) made where id = $2`;
