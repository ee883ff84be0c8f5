import type { MigrationInterface, QueryRunner } from "typeorm";

/** Earlier versions left `books` without its rule when they rebuilt the book index. */
export class BookTerms1764015000000 implements MigrationInterface {
  name = "BookTerms1764015000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table book_terms alter books set not null`);
  }

  /** The first definition of the table has the rule, so there is nothing to take back. */
  async down(): Promise<void> {}
}
