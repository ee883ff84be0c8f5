import type { QueryRunner } from "typeorm";

export const neighboursPerBook = 12;

/** The terms that distinguish a book from others, and how deep each of them is searched. */
const termsPerBook = 8;
const postingsPerTerm = 48;
const booksPerBatch = 2_000;

/** Finds for each book those that share its most telling terms, in batches of bounded size. */
export async function buildNeighbours(runner: QueryRunner, postings: string, neighbours: string): Promise<void> {
  await runner.query(`create index ${postings}_book on ${postings} (book)`);
  const [range] = (await runner.query(`select min(book) as first, max(book) as last from ${postings}`)) as {
    first: number | null;
    last: number | null;
  }[];
  for (let first = range?.first ?? 1; first <= (range?.last ?? 0); first += booksPerBatch) {
    await runner.query(insertBatch(postings, neighbours), [first, first + booksPerBatch - 1]);
  }
  await runner.query(`drop index ${postings}_book`);
}

const insertBatch = (postings: string, neighbours: string): string => `
  insert into ${neighbours} (book, neighbours)
  select book, array_agg(neighbour order by place)
  from (
    select mine.book, theirs.book as neighbour,
      row_number() over (partition by mine.book order by sum(mine.impact * theirs.impact) desc, theirs.book) as place
    from (
      select book, term, impact from (
        select book, term, impact, row_number() over (partition by book order by impact desc, term) as place
        from ${postings} where book between $1 and $2
      ) ranked where place <= ${termsPerBook}
    ) mine
    cross join lateral (
      select book, impact from ${postings} where term = mine.term order by impact desc limit ${postingsPerTerm}
    ) theirs
    where theirs.book <> mine.book
    group by mine.book, theirs.book
  ) pairs
  where place <= ${neighboursPerBook}
  group by book`;
