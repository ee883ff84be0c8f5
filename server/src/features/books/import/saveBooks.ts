import type { QueryRunner } from "typeorm";
import { v7 as newId } from "uuid";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import type { BookRecord } from "./records";

const columns = [
  "id",
  "source_key",
  "work_key",
  "title",
  "subtitle",
  "authors",
  "author_keys",
  "description",
  "categories",
  "isbn10",
  "isbn13",
  "thumbnail",
  "published_year",
  "page_count",
  "average_rating",
  "ratings_count",
];

/** What a later import may change. It fills and corrects, but does not empty what is known from elsewhere. */
const kept: Readonly<Record<string, string>> = {
  work_key: "excluded.work_key",
  title: "excluded.title",
  subtitle: "coalesce(excluded.subtitle, books.subtitle)",
  authors: "case when excluded.authors = '{}' then books.authors else excluded.authors end",
  author_keys: "excluded.author_keys",
  description: "case when excluded.description = '' then books.description else excluded.description end",
  categories: "case when excluded.categories = '{}' then books.categories else excluded.categories end",
  ...Object.fromEntries(
    ["isbn10", "isbn13", "thumbnail", "published_year", "page_count", "average_rating", "ratings_count"].map(
      (column) => [column, `coalesce(excluded.${column}, books.${column})`],
    ),
  ),
};

const names = Object.keys(kept).join(", ");
const olds = Object.keys(kept)
  .map((column) => `books.${column}`)
  .join(", ");
const news = Object.values(kept).join(", ");

const upsert = `
  with saved as (
    insert into books (${columns.join(", ")})
    select ${columns.join(", ")} from incoming_books order by id
    on conflict (source_key) do update set (${names}) = row (${news})
    where (${olds}) is distinct from (${news})
    returning 1
  )
  select count(*)::integer as changed from saved`;

/** Adds new books and changes known ones; answers how many rows that touched. Needs a transaction of its own. */
export async function saveBooks(runner: QueryRunner, books: readonly BookRecord[]): Promise<number> {
  if (books.length === 0) return 0;
  await runner.query(
    `create temp table if not exists incoming_books as select ${columns.join(", ")} from books with no data`,
  );
  await runner.query(`truncate incoming_books`);
  const lastOfEach = [...new Map(books.map((book) => [book.sourceKey, book])).values()];
  await bulkInsert(runner, "incoming_books", columns, lastOfEach.map(toRow));
  const [answer] = (await runner.query(upsert)) as { changed: number }[];
  return answer?.changed ?? 0;
}

const toRow = (book: BookRecord) => [
  newId(),
  book.sourceKey,
  book.workKey,
  book.title,
  book.subtitle,
  book.authors,
  book.authorKeys,
  book.description,
  book.categories,
  book.isbn10,
  book.isbn13,
  book.thumbnail,
  book.publishedYear,
  book.pageCount,
  book.averageRating,
  book.ratingsCount,
];
