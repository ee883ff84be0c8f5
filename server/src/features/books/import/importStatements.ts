/* All SQL of imports: it works on whole tables, over the connection of one maintenance. */

export const bookColumns = [
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
  "vector",
];

/** What a later import may change. It fills and corrects, but does not empty what is known from elsewhere. */
const kept: Readonly<Record<string, string>> = {
  work_key: "excluded.work_key",
  title: "excluded.title",
  subtitle: "coalesce(excluded.subtitle, books.subtitle)",
  authors: "case when excluded.authors = '{}' then books.authors else excluded.authors end",
  author_keys: "case when excluded.author_keys = '{}' then books.author_keys else excluded.author_keys end",
  description: "case when excluded.description = '' then books.description else excluded.description end",
  categories: "case when excluded.categories = '{}' then books.categories else excluded.categories end",
  ...Object.fromEntries(
    ["isbn10", "isbn13", "thumbnail", "published_year", "page_count", "average_rating", "ratings_count"].map(
      (column) => [column, `coalesce(excluded.${column}, books.${column})`],
    ),
  ),
};

const all = bookColumns.join(", ");
const names = Object.keys(kept).join(", ");
const olds = Object.keys(kept)
  .map((column) => `books.${column}`)
  .join(", ");
const news = Object.values(kept).join(", ");

/** One that comes with the book is of the book's own text; any other is dropped by the database when the text changes. */
const encodedFields = ["title", "subtitle", "categories", "description"];
const isOwnText = `(${encodedFields.map((field) => kept[field]).join(", ")}) is not distinct from (${encodedFields.map((field) => `excluded.${field}`).join(", ")})`;
const vector = `case when ${isOwnText} then coalesce(excluded.vector, books.vector) else books.vector end`;

export const createIncomingBooks = `create temp table if not exists incoming_books as select ${all} from books with no data`;
export const clearIncomingBooks = `truncate incoming_books`;

/** Adds new books and changes known ones; answers how many. */
export const saveIncomingBooks = `
  with saved as (
    insert into books (${all})
    select ${all} from incoming_books order by id
    on conflict (source_key) do update set (${names}, vector) = row (${news}, ${vector})
    where (${olds}) is distinct from (${news})
    returning 1
  )
  select count(*)::integer as changed from saved`;

export const createIncomingAuthors = `create temp table if not exists incoming_authors (like open_library_authors)`;
export const clearIncomingAuthors = `truncate incoming_authors`;

/** Adds new authors and renames known ones; answers how many. */
export const saveIncomingAuthors = `
  with saved as (
    insert into open_library_authors (key, name) select key, name from incoming_authors
    on conflict (key) do update set name = excluded.name where open_library_authors.name <> excluded.name
    returning 1
  )
  select count(*)::integer as changed from saved`;

/** Gives books the names that their authors now have, where any of them is known; answers how many that changed. */
export const nameAuthors = `
  with named as (
    update books set authors = found.names
    from (
      select books.no, array_agg(author.name order by listed.place) as names
      from books
      cross join lateral unnest(books.author_keys) with ordinality as listed (key, place)
      join open_library_authors author on author.key = listed.key
      where books.author_keys <> '{}'
      group by books.no
    ) found
    where books.no = found.no and books.authors <> found.names
    returning 1
  )
  select count(*)::integer as changed from named`;
