import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which changes of which tables are indexed again, and the id of what they belong to: 1 people, 2 groups, 3 sessions, 4 books. */
const sources: readonly { table: string; columns: string; kind: number; id: (row: string) => string }[] = [
  { table: "users", columns: "name", kind: 1, id: (row) => `${row}.id` },
  { table: "profiles", columns: "skills, learning, location, company", kind: 1, id: (row) => `${row}.user_id` },
  { table: "experiences", columns: "company", kind: 1, id: ofProfile },
  { table: "educations", columns: "school", kind: 1, id: ofProfile },
  { table: "posts", columns: "text", kind: 2, id: (row) => `${row}.id` },
  { table: "study_groups", columns: "title, tags", kind: 2, id: (row) => `${row}.id` },
  { table: "study_sessions", columns: "title, goal", kind: 3, id: (row) => `${row}.id` },
  {
    table: "books",
    columns: "title, subtitle, authors, categories, isbn10, isbn13",
    kind: 4,
    id: (row) => `${row}.id`,
  },
];

/** null: there is no such profile any more, and its own change was noted, too. */
function ofProfile(row: string): string {
  return `(select user_id from profiles where id = ${row}.profile_id)`;
}

/** See docs/decisions/147. What exists is indexed in pieces by a job, because our own code folds and splits the words. */
export class Search1765236000000 implements MigrationInterface {
  name = "Search1765236000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table search_things (
        no integer generated always as identity primary key,
        kind smallint not null,
        id uuid not null,
        main text not null,
        rest text not null,
        constraint search_things_id unique (kind, id)
      );
      create table search_words (
        no integer generated always as identity primary key,
        kind smallint not null,
        word text collate "C" not null,
        things integer not null,
        constraint search_words_word unique (kind, word)
      );
      create table search_hits (
        word integer not null,
        is_main boolean not null,
        thing integer not null,
        primary key (word, is_main, thing)
      );
      create table search_spellings (
        part text collate "C" not null,
        word text collate "C" not null,
        primary key (part, word)
      );
      create table search_changes (
        no bigint generated always as identity primary key,
        kind smallint not null,
        id uuid not null
      );
      create table search_progress (
        kind smallint primary key,
        version smallint not null,
        after uuid not null,
        is_done boolean not null
      );
    `);
    for (const { table, columns, kind, id } of sources) {
      await db.query(`
        create function note_${table}_for_search() returns trigger language plpgsql as $$
        begin
          insert into search_changes (kind, id)
          select ${kind}, changed.id from (select case when tg_op = 'DELETE' then ${id("old")} else ${id("new")} end as id) changed
          where changed.id is not null;
          return null;
        end $$`);
      await db.query(`create trigger ${table}_added_for_search after insert or delete on ${table}
        for each row execute function note_${table}_for_search()`);
      const [before, after] = [rowOf("old", columns), rowOf("new", columns)];
      await db.query(`create trigger ${table}_changed_for_search after update of ${columns} on ${table}
        for each row when (${before} is distinct from ${after}) execute function note_${table}_for_search()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of sources) {
      await db.query(`drop trigger ${table}_changed_for_search on ${table}`);
      await db.query(`drop trigger ${table}_added_for_search on ${table}`);
      await db.query(`drop function note_${table}_for_search()`);
    }
    await db.query(`
      drop table search_progress, search_changes, search_spellings, search_hits, search_words, search_things`);
  }
}

const rowOf = (row: string, columns: string) =>
  `row(${columns
    .split(", ")
    .map((column) => `${row}.${column}`)
    .join(", ")})`;
