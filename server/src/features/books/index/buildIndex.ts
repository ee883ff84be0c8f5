import type { DataSource, QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { termImpacts } from "./bookTerms";
import { LearningPrior } from "./LearningPrior";
import { withMaintenance } from "./maintenance";
import { buildNeighbours } from "./neighbours";
import { WordCounts } from "./WordCounts";
import { readWorks } from "./works";

/** Raised when the way of indexing changes: an index of another version is rebuilt at the next start. */
const indexFormat = 1;

/** Postings kept per term: more cost time at every question and bring almost no better answers. */
export const postingsPerTerm = 1_000;

export const indexVersion = (thesaurus: Thesaurus): string => `${indexFormat}-${thesaurus.version}`;

export interface IndexProgress {
  /** Called as works are read, with their number so far. */
  onWorks?: (works: number) => void;
  onStep?: (step: string) => void;
}

interface IndexOptions extends IndexProgress {
  /** Finding neighbours takes longest; timing recommendations does not need them. Default: true. */
  withNeighbours?: boolean;
}

/** Builds a new index beside the one in use and puts it in its place in one transaction. */
export function buildIndex(db: DataSource, options: IndexOptions = {}): Promise<void> {
  return withMaintenance(db, (runner) => buildIndexOn(runner, options));
}

/** As `buildIndex`, within maintenance that already runs. */
export async function buildIndexOn(runner: QueryRunner, options: IndexOptions = {}): Promise<void> {
  const { withNeighbours = true, ...progress } = options;
  const thesaurus = loadThesaurus();
  await createNextTables(runner);
  const prior = await learnPrior(runner, progress);
  const works = await writeRawPostings(runner, thesaurus, prior, progress);
  progress.onStep?.("Ranking the works of each term");
  await rankPostings(runner, works);
  if (withNeighbours) {
    progress.onStep?.("Finding each work's neighbours");
    await buildNeighbours(runner, "book_postings_next", "book_neighbours_next");
  }
  await runner.query("alter table book_neighbours_next add constraint book_neighbours_next_pkey primary key (book)");
  await swapTables(runner, indexVersion(thesaurus), works);
}

/** As the migrations define them; their indexes follow when they are filled. */
async function createNextTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    drop table if exists book_postings_raw, book_postings_next, book_terms_next, book_words_next, book_neighbours_next;
    create unlogged table book_postings_raw (term text not null, impact real not null, book integer not null);
    create table book_postings_next (like book_postings including constraints);
    create table book_terms_next (like book_terms including constraints);
    create table book_words_next (like book_words including constraints);
    create table book_neighbours_next (like book_neighbours including constraints)
  `);
}

async function learnPrior(runner: QueryRunner, { onStep }: IndexProgress): Promise<LearningPrior> {
  onStep?.("Learning what learning material looks like");
  const prior = new LearningPrior();
  for await (const works of readWorks(runner)) {
    if (!works.every((work) => prior.learn(work))) break;
  }
  return prior;
}

async function writeRawPostings(
  runner: QueryRunner,
  thesaurus: Thesaurus,
  prior: LearningPrior,
  { onStep, onWorks }: IndexProgress,
): Promise<number> {
  onStep?.("Reading the works");
  const words = new WordCounts();
  let count = 0;
  for await (const works of readWorks(runner)) {
    const rows = works.flatMap((work) => {
      const learning = prior.of(work);
      return termImpacts(work, thesaurus).map(([term, impact]) => [term, rounded(impact * learning), work.no] as const);
    });
    await bulkInsert(runner, "book_postings_raw", ["term", "impact", "book"], rows);
    works.forEach((work) => words.add(work));
    count += works.length;
    onWorks?.(count);
  }
  await bulkInsert(runner, "book_words_next", ["word", "books"], words.mostFrequent());
  return count;
}

const rounded = (value: number) => Number(value.toPrecision(5));

/** A rare term weighs more: each impact is multiplied by its term's inverse document frequency. */
async function rankPostings(runner: QueryRunner, works: number): Promise<void> {
  await runner.query(`set work_mem = '128MB'`);
  await runner.query(`
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
    analyze book_postings_next
  `);
  await runner.query(`reset work_mem`);
}

/** Until the commit, recommendations read the old tables. */
async function swapTables(runner: QueryRunner, version: string, works: number): Promise<void> {
  await runner.startTransaction();
  await runner.query(`
    drop table book_postings, book_terms, book_words, book_neighbours;
    alter table book_postings_next rename to book_postings;
    alter index book_postings_next_best rename to book_postings_best;
    alter table book_terms_next rename to book_terms;
    alter index book_terms_next_pkey rename to book_terms_pkey;
    alter table book_words_next rename to book_words;
    alter index book_words_next_pkey rename to book_words_pkey;
    alter table book_neighbours_next rename to book_neighbours;
    alter index book_neighbours_next_pkey rename to book_neighbours_pkey
  `);
  await runner.query(
    `insert into book_index (generation, version, works, is_stale, built_at) values (1, $1, $2, false, now())
     on conflict (id) do update
       set generation = book_index.generation + 1, version = $1, works = $2, is_stale = false, built_at = now()`,
    [version, works],
  );
  await runner.commitTransaction();
  await runner.query(`vacuum (analyze) book_postings`);
  await runner.query(`analyze book_index, book_neighbours`);
}
