import type { MigrationInterface, QueryRunner } from "typeorm";

/** Each date of an open session has a room, too. See docs/decisions/142. */
export class RoomsOfDates1765232100000 implements MigrationInterface {
  name = "RoomsOfDates1765232100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table study_rooms add occurrence_id uuid references occurrences on delete cascade;
      create unique index study_rooms_occurrence on study_rooms (occurrence_id) where occurrence_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from study_rooms where occurrence_id is not null;
      drop index study_rooms_occurrence;
      alter table study_rooms drop occurrence_id;
    `);
  }
}
