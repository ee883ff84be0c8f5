import type { DataSource, QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import { loadThesaurus, type Thesaurus } from "../thesaurus/Thesaurus";
import { termImpacts } from "./bookTerms";
import { LearningPrior } from "./LearningPrior";
import * as statements from "./indexStatements";
import { withMaintenance } from "../../../platform/database/maintenance";
import { buildNeighbours } from "./neighbours";
import { WordCounts } from "./WordCounts";
import { readWorks } from "./works";

/** Raised when the way of indexing changes: an index of another version is rebuilt at the next start. */
const indexFormat = 4;

export const indexVersion = (thesaurus: Thesaurus): string => `${indexFormat}-${thesaurus.version}`;

export interface IndexProgress {
  /** Called as works are read, with their number so far. */
  onWorks?: (works: number) => void;
  onStep?: (step: string) => void;
}

interface IndexOptions extends IndexProgress {
  /** Finding neighbours takes longest; timing recommendations does not need them. Default: true. */
  withNeighbours?: boolean;
  /** Ends the build before its next batch; what it has written is dropped by the next one. */
  signal?: AbortSignal | undefined;
}

/** Builds a new index beside the one in use and puts it in its place in one transaction. */
export function buildIndex(db: DataSource, options: IndexOptions = {}): Promise<void> {
  return withMaintenance(db, (runner) => buildIndexOn(runner, options));
}

/** As `buildIndex`, within maintenance that already runs. */
export async function buildIndexOn(runner: QueryRunner, options: IndexOptions = {}): Promise<void> {
  const { withNeighbours = true, ...progress } = options;
  const thesaurus = loadThesaurus();
  await runner.query(statements.createNextTables);
  const prior = await learnPrior(runner, progress);
  const works = await writeRawPostings(runner, thesaurus, prior, progress);
  progress.onStep?.("Ranking the works of each term");
  await rankPostings(runner, works);
  if (withNeighbours) {
    progress.onStep?.("Finding each work's neighbours");
    await buildNeighbours(runner, progress.signal);
  }
  await runner.query(statements.completeNeighbours);
  await swapTables(runner, indexVersion(thesaurus), works);
}

async function learnPrior(runner: QueryRunner, { onStep, signal }: IndexOptions): Promise<LearningPrior> {
  onStep?.("Learning what learning material looks like");
  const prior = new LearningPrior();
  for await (const works of readWorks(runner, signal)) {
    if (!works.every((work) => prior.learn(work))) break;
  }
  return prior;
}

async function writeRawPostings(
  runner: QueryRunner,
  thesaurus: Thesaurus,
  prior: LearningPrior,
  { onStep, onWorks, signal }: IndexOptions,
): Promise<number> {
  onStep?.("Reading the works");
  const words = new WordCounts();
  let count = 0;
  for await (const works of readWorks(runner, signal)) {
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

async function rankPostings(runner: QueryRunner, works: number): Promise<void> {
  await runner.query(statements.moreMemory);
  await runner.query(statements.rankPostings(works));
  await runner.query(statements.usualMemory);
}

/** Until the commit, recommendations read the old tables. */
async function swapTables(runner: QueryRunner, version: string, works: number): Promise<void> {
  await runner.startTransaction();
  await runner.query(statements.swapTables);
  await runner.query(statements.saveIndexState, [version, works]);
  await runner.commitTransaction();
  for (const statement of statements.afterSwap) await runner.query(statement);
}
