import type { QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";

export interface AuthorRecord {
  key: string;
  name: string;
}

export async function saveAuthors(runner: QueryRunner, authors: readonly AuthorRecord[]): Promise<number> {
  if (authors.length === 0) return 0;
  await runner.query(`create temp table if not exists incoming_authors (like open_library_authors)`);
  await runner.query(`truncate incoming_authors`);
  const rows = [...new Map(authors.map(({ key, name }) => [key, name]))];
  await bulkInsert(runner, "incoming_authors", ["key", "name"], rows);
  const [answer] = (await runner.query(`
    with saved as (
      insert into open_library_authors (key, name) select key, name from incoming_authors
      on conflict (key) do update set name = excluded.name where open_library_authors.name <> excluded.name
      returning 1
    )
    select count(*)::integer as changed from saved`)) as { changed: number }[];
  return answer?.changed ?? 0;
}

/** Gives books their authors' names once both are known, whichever file came first; answers how many. */
export async function nameAuthors(runner: QueryRunner): Promise<number> {
  const [answer] = (await runner.query(`
    with named as (
      update books set authors = found.names
      from (
        select books.no, array_agg(author.name order by listed.place) as names
        from books
        cross join lateral unnest(books.author_keys) with ordinality as listed (key, place)
        join open_library_authors author on author.key = listed.key
        where books.author_keys <> '{}' and books.authors = '{}'
        group by books.no
      ) found
      where books.no = found.no
      returning 1
    )
    select count(*)::integer as changed from named`)) as { changed: number }[];
  return answer?.changed ?? 0;
}
