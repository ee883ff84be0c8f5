import { anyKind, defaults } from "./NotificationSetting";

/* All SQL of notification settings. */

/** Joins what a member chose for a kind; both are expressions of SQL. */
export const joinSetting = (userId: string, kind: string) => `
  left join notification_settings own on own.user_id = ${userId} and own.kind = ${kind}
  left join notification_settings base on base.user_id = ${userId} and base.kind = '${anyKind}'`;

/** After `joinSetting`. */
export const isInApp = `coalesce(own.is_in_app, ${defaults.isInApp})`;
export const frequency = `coalesce(own.mail, base.mail, '${defaults.mail}')`;

/** A condition: the member did not switch the mails of a kind off that go out at once. Both are expressions of SQL. */
export const wantsPromptMail = (userId: string, kind: string) =>
  `not exists (select from notification_settings own where own.user_id = ${userId} and own.kind = ${kind} and own.mail = 'NEVER')`;

/** The settings of the member $1 for the kinds $2. $3: their mails where the member chose nothing; null: as for all kinds. */
export const settingsOf = `
  select wanted.kind, ${isInApp} as "isInApp", coalesce(own.mail, wanted.mail, base.mail, '${defaults.mail}') as mail
  from unnest($2::text[], $3::text[]) with ordinality as wanted (kind, mail, place) ${joinSetting("$1", "wanted.kind")}
  order by wanted.place`;

export const zoneOf = `select time_zone as "timeZone" from profiles where user_id = $1`;

/** The member $1 chooses for the kind $2; null in $3 or $4 leaves that as it is. $5 as above. */
export const saveSetting = `
  insert into notification_settings as own (user_id, kind, is_in_app, mail)
  select $1, $2, coalesce($3::boolean, ${defaults.isInApp}), coalesce($4::text, $5::text, base.mail, '${defaults.mail}')
  from (select) as one left join notification_settings base on base.user_id = $1 and base.kind = '${anyKind}'
  on conflict (user_id, kind) do update
    set is_in_app = coalesce($3::boolean, own.is_in_app), mail = coalesce($4::text, own.mail)`;

/**
 * The member $1 chooses for the kinds $2 whether they are on the list ($3), and whether mails go out ($4): then those that have
 * none get what counts at first. $5 as above.
 */
export const saveSettings = `
  insert into notification_settings as own (user_id, kind, is_in_app, mail)
  select $1, wanted.kind, $3::boolean, case when $4::boolean
    then coalesce(nullif(coalesce(own.mail, wanted.mail, base.mail), 'NEVER'), wanted.mail, '${defaults.mail}') else 'NEVER' end
  from unnest($2::text[], $5::text[]) as wanted (kind, mail) ${joinSetting("$1", "wanted.kind")}
  on conflict (user_id, kind) do update set is_in_app = excluded.is_in_app, mail = excluded.mail`;
