/* SQL of absent members: see docs/decisions/071. */

/** A condition: the member with this id, an expression, is present. The few absent members are looked up once. */
export const isPresent = (member: string) => `${member} not in (select id from users where absence is not null)`;

/** Ends the suspension of the member $1 if it has expired; checks again if it is being extended concurrently. */
export const endOverSuspension = `
  delete from absences where user_id = $1 and kind = 'SUSPENDED' and until < clock_timestamp() returning user_id`;

/** Copies the effective kind in `absences` to the member $1. The greater of the two kinds takes precedence. */
export const markAbsence = `update users set absence = (select max(kind) from absences where user_id = $1) where id = $1`;
