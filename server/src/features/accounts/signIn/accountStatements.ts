import { selectList } from "../../../platform/database/columns";
import { User } from "../users/User";

/* All SQL of accounts, among it the lookup of every signature. */

/** Members who are absent are not found. */
export const usersById = `
  select ${selectList(User, "users")} from users where id = any($1) and absence is null`;

export const linkVersionsById = `select id, link_version as "version" from users where id = any($1)`;

export const mailStatesById = `
  select id, email_verified_at is not null as "isVerified", mail_score as score from users where id = any($1)`;

/** The present admins. */
export const lockAdmins = `select id from users where role = 'ADMIN' and absence is null order by id for no key update`;

/** As `findByEmail`: the account with the key $1, that with the spelling $2 first. It takes as long for an unknown address. */
export const findAccountByKey = `select id from users where email_key = $1 order by (email = $2) desc, email_rank limit 1`;
