import type { MigrationInterface, QueryRunner } from "typeorm";

const columns = [
  ["users", "created_at"],
  ["profiles", "created_at"],
  ["profiles", "updated_at"],
  ["experiences", "created_at"],
  ["educations", "created_at"],
  ["posts", "created_at"],
  ["comments", "created_at"],
  ["post_likes", "created_at"],
] as const;

/**
 * The database sets the time of a row, by its one clock. Not the time at which the statement began: under one post, who
 * waited for another comment to be written comes after it.
 */
export class DatabaseMoments1764010000000 implements MigrationInterface {
  name = "DatabaseMoments1764010000000";

  async up(db: QueryRunner): Promise<void> {
    for (const [table, column] of columns)
      await db.query(`alter table ${table} alter column ${column} set default clock_timestamp()`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table, column] of columns) await db.query(`alter table ${table} alter column ${column} drop default`);
  }
}
