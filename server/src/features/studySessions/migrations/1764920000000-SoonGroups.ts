import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lists of groups by their next date. See docs/decisions/083. */
export class SoonGroups1764920000000 implements MigrationInterface {
  name = "SoonGroups1764920000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index occurrences_soon on occurrences (starts_at, id)
      where group_id is not null and state <> 'CANCELLED'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop index occurrences_soon");
  }
}
