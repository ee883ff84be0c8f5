import type { MigrationInterface, QueryRunner } from "typeorm";

/** An import compares the authors of all books with those that are known, so nothing looks for books without. */
export class AuthorsOfBooks1764950000000 implements MigrationInterface {
  name = "AuthorsOfBooks1764950000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`drop index books_unnamed_authors`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`create index books_unnamed_authors on books (no) where author_keys <> '{}' and authors = '{}'`);
  }
}
