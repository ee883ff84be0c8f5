import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * How far a member has read, when, and notes to themselves. A book on a shelf may be one that the member added, in another table, so
 * the foreign key goes.
 */
export class Reading1765233100000 implements MigrationInterface {
  name = "Reading1765233100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table shelved_books
        drop constraint shelved_books_book_id_fkey,
        add page integer,
        add percent smallint,
        add pages integer,
        add started_on date,
        add finished_on date,
        add constraint shelved_books_progress check (
          (page is null or percent is null) and (page is null or page >= 0) and (percent is null or percent between 0 and 100)
          and (pages is null or (pages > 0 and (page is null or page <= pages)))
        ),
        add constraint shelved_books_dates check (finished_on >= started_on);

      create table reading_notes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        entry_id uuid not null references shelved_books on delete cascade,
        text text not null,
        edited_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index reading_notes_entry on reading_notes (entry_id, created_at desc, id desc);
      create index reading_notes_member on reading_notes (user_id, created_at, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table reading_notes;
      delete from shelved_books where not exists (select from books where books.id = book_id);
      alter table shelved_books
        drop constraint shelved_books_dates,
        drop constraint shelved_books_progress,
        drop page,
        drop percent,
        drop pages,
        drop started_on,
        drop finished_on,
        add constraint shelved_books_book_id_fkey foreign key (book_id) references books on delete cascade;
    `);
  }
}
