import type { MigrationInterface, QueryRunner } from "typeorm";

/** Books that members add, and indexes by which the ISBN of one is found in the catalogue. Only imports wait for these. */
export class OwnBooks1765233000000 implements MigrationInterface {
  name = "OwnBooks1765233000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table own_books (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        title text not null,
        authors text[] not null,
        isbn13 text,
        page_count integer check (page_count > 0),
        state text not null check (state in ('WAITING', 'DECLINED')),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index own_books_member on own_books (user_id, created_at, id);
      create index own_books_waiting on own_books (created_at desc, id desc) where state = 'WAITING';
      create index books_isbn13 on books (isbn13) where isbn13 is not null;
      create index books_isbn10 on books (isbn10) where isbn10 is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index books_isbn10;
      drop index books_isbn13;
      drop table own_books;
    `);
  }
}
