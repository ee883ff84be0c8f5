import type { MigrationInterface, QueryRunner } from "typeorm";

/** What came of a report stays when the decision goes with the account of the reported member. */
export class OutcomesOfReports1764960000000 implements MigrationInterface {
  name = "OutcomesOfReports1764960000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table moderation_cases add outcome text check (outcome in ('ACTED', 'KEPT'))`);
    await db.query(`
      update moderation_cases set outcome = first.outcome from (
        select distinct on (case_id) case_id,
          case when content = 'HIDE' or member <> 'NONE' then 'ACTED' else 'KEPT' end as outcome
        from moderation_decisions order by case_id, created_at, id
      ) first where first.case_id = moderation_cases.id
    `);
    // Notifications of outcomes named the decision.
    await db.query(`
      update notification_events event set source_id = line.subject_id from notifications line
      where line.id = event.notification_id and line.kind = 'REPORT'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update notification_events event set source_id = first.id
      from notifications line, (
        select distinct on (case_id) case_id, id from moderation_decisions order by case_id, created_at, id
      ) first
      where line.id = event.notification_id and line.kind = 'REPORT' and first.case_id = line.subject_id
    `);
    await db.query(`alter table moderation_cases drop outcome`);
  }
}
