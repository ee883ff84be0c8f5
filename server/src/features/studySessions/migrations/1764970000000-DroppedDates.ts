import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which dates the rule of their session left out: what members cancelled stays cancelled. See docs/decisions/086. */
export class DroppedDates1764970000000 implements MigrationInterface {
  name = "DroppedDates1764970000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table occurrences add is_dropped boolean not null default false");
    // Those of a weekday, or after a last day, that the rule does not have. The past never comes back.
    await db.query(`
      update occurrences date set is_dropped = true from study_sessions session
      where session.id = date.session_id and date.state = 'CANCELLED' and date.starts_at > now() and (
        date.local_date > session.ends_on
        or session.frequency = 'WEEKLY' and not
          (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[extract(isodow from date.local_date)]
            = any (session.weekdays)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("alter table occurrences drop is_dropped");
  }
}
