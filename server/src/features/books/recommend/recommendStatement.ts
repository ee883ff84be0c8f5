import { bookColumns } from "../bookColumns";
import { postingsPerTerm } from "../index/buildIndex";

/** How many books the index hands over to be put in order. */
const candidates = 60;

/** From this weight on a term is searched to its end; fainter ones only tip the scales between the best. */
const telling = 0.35;
const postingsPerFaintTerm = 200;

const bestPostings = (condition: string, limit: number): string =>
  `(select book, impact from book_postings where term = goal.term and ${condition} order by impact desc limit ${limit})`;

/**
 * The one statement behind a recommendation. $1: terms, $2: their weights. Always answers a row, so that the generation
 * of the index is known even where nothing fits: then the book's columns are null.
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
  select book_index.generation, hits.places, hits.impacts, ${bookColumns("books")}
  from book_index
  left join hits on true
  left join books on books.no = hits.book
  order by hits.score desc, hits.book`;
