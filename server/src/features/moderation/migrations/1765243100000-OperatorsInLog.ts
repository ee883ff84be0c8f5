import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which user of the machine ran a command. */
export class OperatorsInLog1765243100000 implements MigrationInterface {
  name = "OperatorsInLog1765243100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("alter table moderation_log add operator text");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("alter table moderation_log drop operator");
  }
}
