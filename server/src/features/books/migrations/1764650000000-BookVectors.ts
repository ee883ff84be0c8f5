import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What each book means, for comparison with a goal. Null until it is encoded, and again when its text changes, whatever
 * statement changes it. Stored in the row itself: a goal compares a hundred of them.
 */
export class BookVectors1764650000000 implements MigrationInterface {
  name = "BookVectors1764650000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table books add column vector bytea;
      alter table books alter column vector set storage plain;
      create index books_not_encoded on books (no) where vector is null;
      create function books_forget_vector() returns trigger language plpgsql as $$
        begin
          new.vector := null;
          return new;
        end
      $$;
      create trigger books_forget_vector before update of title, subtitle, categories, description on books
        for each row when (
          (old.title, old.subtitle, old.categories, old.description)
            is distinct from (new.title, new.subtitle, new.categories, new.description)
          and old.vector is not distinct from new.vector
        ) execute function books_forget_vector();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger books_forget_vector on books;
      drop function books_forget_vector();
      alter table books drop column vector;
    `);
  }
}
