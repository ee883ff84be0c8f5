import type { MigrationInterface, QueryRunner } from "typeorm";
import { formerMemberId } from "../../accounts/deletion/formerMemberStatements";

/**
 * A comment can show a book. A member shares one with a group once; the texts of departed members, which have one author,
 * may repeat it. No foreign key leads to the book: books are never deleted, and adding one would read all comments.
 */
export class Shelves1764850000000 implements MigrationInterface {
  name = "Shelves1764850000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table shelved_books (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        book_id uuid not null references books on delete cascade,
        shelf text not null check (shelf in ('WANT', 'READING', 'DONE')),
        rating smallint check (rating between 1 and 5),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index shelved_books_pair on shelved_books (user_id, book_id);
      create index shelved_books_newest on shelved_books (user_id, created_at desc, id desc);
      create index shelved_books_of_shelf on shelved_books (user_id, shelf, created_at desc, id desc);
      create index shelved_books_book on shelved_books (book_id);

      create table shelf_settings (
        user_id uuid primary key references users on delete cascade,
        visibility text not null check (visibility in ('BUDDIES', 'NOBODY'))
      );

      alter table comments add book_id uuid;
      create index comments_of_book on comments (book_id, created_at desc, id desc) where book_id is not null;
      create unique index comments_share on comments (post_id, author_id, book_id)
        where book_id is not null and author_id <> '${formerMemberId}';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index comments_share;
      drop index comments_of_book;
      alter table comments drop book_id;
      drop table shelf_settings;
      drop table shelved_books;
    `);
  }
}
