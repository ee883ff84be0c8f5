import type { MigrationInterface, QueryRunner } from "typeorm";

/** The face that a member chose; the version is part of its address, so that no cache shows an old one. */
export class Faces1764030000000 implements MigrationInterface {
  name = "Faces1764030000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column face jsonb, add column face_version integer not null default 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop column face, drop column face_version`);
  }
}
