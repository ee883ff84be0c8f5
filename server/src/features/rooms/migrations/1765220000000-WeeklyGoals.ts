import type { MigrationInterface, QueryRunner } from "typeorm";

/** How many minutes a week a member wants to study. Without a row they have no goal. */
export class WeeklyGoals1765220000000 implements MigrationInterface {
  name = "WeeklyGoals1765220000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table weekly_goals (
        user_id uuid primary key references users on delete cascade,
        minutes smallint not null check (minutes between 10 and 6720)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table weekly_goals");
  }
}
