/* All SQL of the index: it works on whole tables, over the connection of one maintenance. */

/** Postings kept per term: more cost time at every question and bring almost no better answers. */
export const postingsPerTerm = 1_000;

/** As the migrations define them; their indexes follow when they are filled. */
export const createNextTables = `
  drop table if exists book_postings_raw, book_postings_next, book_terms_next, book_words_next, book_neighbours_next;
  create unlogged table book_postings_raw (term text not null, impact real not null, book integer not null);
  create table book_postings_next (like book_postings including constraints);
  create table book_terms_next (like book_terms including constraints);
  create table book_words_next (like book_words including constraints);
  create table book_neighbours_next (like book_neighbours including constraints)`;

/** A rare term weighs more: each impact is multiplied by its term's inverse document frequency. */
export const rankPostings = (works: number) => `
  insert into book_postings_next (term, impact, book)
    select term, (impact * ln(1 + (${works} - books + 0.5) / (books + 0.5)))::real as impact, book
    from (
      select term, impact, book, count(*) over (partition by term) as books,
        row_number() over (partition by term order by impact desc, book) as place
      from book_postings_raw
    ) ranked
    where place <= ${postingsPerTerm}
    order by term, impact desc, book;
  insert into book_terms_next (term, books)
    select term, count(*)::integer as books from book_postings_raw where term not like '% %' group by term;
  drop table book_postings_raw;
  create index book_postings_next_best on book_postings_next (term, impact desc) include (book);
  alter table book_terms_next add constraint book_terms_next_pkey primary key (term);
  alter table book_words_next add constraint book_words_next_pkey primary key (word);
  analyze book_postings_next`;

export const moreMemory = `set work_mem = '128MB'`;
export const usualMemory = `reset work_mem`;

export const completeNeighbours =
  "alter table book_neighbours_next add constraint book_neighbours_next_pkey primary key (book)";

export const swapTables = `
  drop table book_postings, book_terms, book_words, book_neighbours;
  alter table book_postings_next rename to book_postings;
  alter index book_postings_next_best rename to book_postings_best;
  alter table book_terms_next rename to book_terms;
  alter index book_terms_next_pkey rename to book_terms_pkey;
  alter table book_words_next rename to book_words;
  alter index book_words_next_pkey rename to book_words_pkey;
  alter table book_neighbours_next rename to book_neighbours;
  alter index book_neighbours_next_pkey rename to book_neighbours_pkey`;

/** $1: the version, $2: the number of works. */
export const saveIndexState = `
  insert into book_index (generation, version, works, is_stale, built_at) values (1, $1, $2, false, now())
  on conflict (id) do update
    set generation = book_index.generation + 1, version = $1, works = $2, is_stale = false, built_at = now()`;

export const afterSwap = [`vacuum (analyze) book_postings`, `analyze book_index, book_neighbours`];

/** $1 and $2: the edition that the batch before ended with. */
export const selectEditions = (limit: number) => `
  select no, work_key "workKey", title, subtitle, authors, categories, description, isbn10, isbn13, thumbnail,
    published_year "publishedYear", page_count "pageCount", average_rating "averageRating",
    ratings_count "ratingsCount"
  from books where (work_key, no) > ($1, $2) order by work_key, no limit ${limit}`;

export const filledColumns = [
  "subtitle",
  "authors",
  "description",
  "categories",
  "thumbnail",
  "published_year",
  "page_count",
  "average_rating",
];

const filled = filledColumns.join(", ");

export const createFilledEditions = `create temp table if not exists filled_editions as select no, ${filled} from books with no data`;
export const clearFilledEditions = `truncate filled_editions`;
export const saveFilledEditions = `
  update books b set (${filled}) = (${filledColumns.map((column) => `f.${column}`).join(", ")})
  from filled_editions f where b.no = f.no`;

/** The terms that distinguish a book from others, and how deep each of them is searched. */
const termsPerBook = 8;
const postingsPerNeighbourTerm = 48;

export const neighboursPerBook = 12;

export const indexPostingsByBook = `create index book_postings_next_book on book_postings_next (book)`;
export const dropPostingsByBook = `drop index book_postings_next_book`;
export const rangeOfBooks = `select min(book) as first, max(book) as last from book_postings_next`;

/** For the books from $1 to $2: those that share the most telling terms of each. */
export const insertNeighbours = `
  insert into book_neighbours_next (book, neighbours)
  select book, array_agg(neighbour order by place)
  from (
    select mine.book, theirs.book as neighbour,
      row_number() over (partition by mine.book order by sum(mine.impact * theirs.impact) desc, theirs.book) as place
    from (
      select book, term, impact from (
        select book, term, impact, row_number() over (partition by book order by impact desc, term) as place
        from book_postings_next where book between $1 and $2
      ) ranked where place <= ${termsPerBook}
    ) mine
    cross join lateral (
      select book, impact from book_postings_next where term = mine.term
      order by impact desc limit ${postingsPerNeighbourTerm}
    ) theirs
    where theirs.book <> mine.book
    group by mine.book, theirs.book
  ) pairs
  where place <= ${neighboursPerBook}
  group by book`;
