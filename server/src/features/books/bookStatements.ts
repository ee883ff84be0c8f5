import { selectList } from "../../platform/database/columns";
import { Book } from "./Book";
import { postingsPerTerm } from "./index/indexStatements";

/* All SQL with which requests read books. That of imports and of the index, on whole tables, is beside them. */

const bookColumns = selectList(Book, "books");

export const booksById = `select ${bookColumns} from books where id = any($1)`;

/** $1: numbers of books. Their nearest ones, book by book. */
export const similarBooks = `select list.book as owner, ${bookColumns}
   from book_neighbours list
   cross join lateral unnest(list.neighbours) with ordinality as near (no, place)
   join books on books.no = near.no
   where list.book = any($1)
   order by list.book, near.place`;

/** The vocabulary holds this many of the commonest stems; rarer ones are found in the postings only. */
export const mostStems = 300_000;

export const commonestStems = `select term, books from book_terms order by books desc limit ${mostStems}`;
export const knownWords = `select word, books from book_words`;

/** Another one after each change of the row: the number of the transaction that wrote it. */
const rowVersion = "books.xmin::text";

/** How many books the index hands over to be put in order. */
const candidates = 100;

/** From this weight on a term is searched to its end; fainter ones only tip the scales between the best. */
const telling = 0.35;
const postingsPerFaintTerm = 200;

/** Postings and books that a recommendation passes over, with a dozen terms. */
export const recommendReach = 12 * postingsPerTerm;

const bestPostings = (condition: string, limit: number): string =>
  `(select book, impact from book_postings where term = goal.term and ${condition} order by impact desc limit ${limit})`;

/**
 * $1: terms, $2: their weights. One row: the generation of the index, and for each of the best books its number, the
 * version of its row, the places of the terms that found it and what each says about it.
 */
export const recommendStatement = `
  with goal as (
    select term, weight, place from unnest($1::text[], $2::real[]) with ordinality as given (term, weight, place)
  ), hits as (
    select posting.book, sum(goal.weight * posting.impact) as score,
      array_agg(goal.place::integer) as places, array_agg(posting.impact) as impacts
    from goal
    cross join lateral (
      ${bestPostings(`goal.weight >= ${telling}`, postingsPerTerm)}
      union all
      ${bestPostings(`goal.weight < ${telling}`, postingsPerFaintTerm)}
    ) posting
    group by posting.book
    order by score desc, posting.book
    limit ${candidates}
  )
  select (select generation from book_index) as generation, coalesce(json_agg(
    json_build_array(books.no, ${rowVersion}, hits.places, hits.impacts) order by hits.score desc, hits.book
  ), '[]') as found
  from hits join books on books.no = hits.book`;

/** How many books of one topic are put in order. */
const candidatesPerTopic = 20;

/**
 * Term by term, $1: the number of its topic, $2: its place among the topic's terms, $3: the term, $4: its weight. As above,
 * for each topic that finds any books.
 */
export const topicsStatement = `
  with goal as (
    select topic, place, term, weight from unnest($1::integer[], $2::integer[], $3::text[], $4::real[]) as given (topic, place, term, weight)
  ), hits as (
    select goal.topic, posting.book, sum(goal.weight * posting.impact) as score,
      array_agg(goal.place) as places, array_agg(posting.impact) as impacts,
      row_number() over (partition by goal.topic order by sum(goal.weight * posting.impact) desc, posting.book) as number
    from goal
    cross join lateral (
      ${bestPostings(`goal.weight >= ${telling}`, postingsPerTerm)}
      union all
      ${bestPostings(`goal.weight < ${telling}`, postingsPerFaintTerm)}
    ) posting
    group by goal.topic, posting.book
  )
  select hits.topic, (select generation from book_index) as generation, json_agg(
    json_build_array(books.no, ${rowVersion}, hits.places, hits.impacts) order by hits.number
  ) as found
  from hits join books on books.no = hits.book
  where hits.number <= ${candidatesPerTopic}
  group by hits.topic`;

/** $1: numbers of books, with what puts them in order. */
export const booksByNumber = `select ${rowVersion} as version, books.vector, ${bookColumns} from books where no = any($1)`;
