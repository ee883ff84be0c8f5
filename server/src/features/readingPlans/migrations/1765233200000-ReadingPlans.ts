import type { MigrationInterface, QueryRunner } from "typeorm";

/** What groups read together, and who has read which week. */
export class ReadingPlans1765233200000 implements MigrationInterface {
  name = "ReadingPlans1765233200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table reading_plans (
        id uuid primary key,
        group_id uuid not null references study_groups on delete cascade,
        owner_id uuid references users on delete set null,
        book_id uuid not null,
        title text not null,
        authors text[] not null,
        starts_on date not null,
        weeks text[] not null check (cardinality(weeks) between 1 and 52),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index reading_plans_group on reading_plans (group_id);
      create index reading_plans_owner on reading_plans (owner_id, id);

      create table reading_ticks (
        id uuid primary key,
        plan_id uuid not null references reading_plans on delete cascade,
        user_id uuid not null references users on delete cascade,
        week smallint not null check (week between 1 and 52),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index reading_ticks_once on reading_ticks (plan_id, user_id, week);
      create index reading_ticks_week on reading_ticks (plan_id, week, created_at, id);
      create index reading_ticks_member on reading_ticks (user_id, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table reading_ticks;
      drop table reading_plans;
    `);
  }
}
