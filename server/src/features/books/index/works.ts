import type { QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import type { WorkText } from "./bookTerms";
import {
  clearFilledEditions,
  createFilledEditions,
  filledColumns,
  saveFilledEditions,
  selectEditions,
} from "./indexStatements";

interface Edition extends WorkText {
  no: number;
  workKey: string;
  authors: string[];
  categories: string[];
  isbn10: string | null;
  isbn13: string | null;
  thumbnail: string | null;
  publishedYear: number | null;
  pageCount: number | null;
  averageRating: number | null;
  ratingsCount: number | null;
}

/** All editions of one book as one: the best edition stands for the work and borrows what it lacks. */
export interface Work extends WorkText {
  /** The number of the edition that stands for the work. */
  no: number;
}

const batchSize = 200;

/** Streams all works in batches, one of them in memory at a time, and each so short that requests hardly wait for it. */
export async function* readWorks(runner: QueryRunner, signal?: AbortSignal): AsyncGenerator<Work[]> {
  let pending: Edition[] = [];
  let after: Pick<Edition, "workKey" | "no"> = { workKey: "", no: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const editions = await readEditions(runner, after);
    const groups = groupByWork([...pending, ...editions]);
    pending = editions.length < batchSize ? [] : (groups.pop() ?? []);
    yield await mergeEditions(runner, groups);
    const last = editions.at(-1);
    if (!last || editions.length < batchSize) return;
    after = last;
  }
}

function readEditions(runner: QueryRunner, after: Pick<Edition, "workKey" | "no">): Promise<Edition[]> {
  return runner.query(selectEditions(batchSize), [after.workKey, after.no]) as Promise<Edition[]>;
}

function groupByWork(editions: readonly Edition[]): Edition[][] {
  const groups: Edition[][] = [];
  for (const edition of editions) {
    const group = groups.at(-1);
    if (group?.[0]?.workKey === edition.workKey) group.push(edition);
    else groups.push([edition]);
  }
  return groups;
}

async function mergeEditions(runner: QueryRunner, groups: readonly Edition[][]): Promise<Work[]> {
  const changed: Edition[] = [];
  const works = groups.map((group) => {
    const best = [...group].sort(
      (first, second) => completeness(second) - completeness(first) || first.no - second.no,
    )[0];
    if (!best || group.length === 1) return best;
    const filled = fillGaps(best, group);
    if (JSON.stringify(filled) !== JSON.stringify(best)) changed.push(filled);
    return filled;
  });
  await saveEditions(runner, changed);
  return works.filter((work) => work !== undefined);
}

/** An edition that one can order, see and read about stands for its work; among such, the one most readers had. */
function completeness(edition: Edition): number {
  return (
    (edition.isbn13 ? 8 : 0) +
    (edition.description.length > 80 ? 4 : 0) +
    (edition.thumbnail ? 2 : 0) +
    (edition.categories.length > 0 ? 1 : 0) +
    Math.min(0.9, Math.log10(1 + (edition.ratingsCount ?? 0)) / 8)
  );
}

function fillGaps(best: Edition, group: readonly Edition[]): Edition {
  const first = <T>(pick: (edition: Edition) => T | null): T | null =>
    pick(best) ?? group.map(pick).find((value) => value !== null) ?? null;
  const texts = group.map((edition) => edition.description).sort((one, other) => other.length - one.length);
  return {
    ...best,
    subtitle: first((edition) => edition.subtitle),
    authors: first((edition) => (edition.authors.length > 0 ? edition.authors : null)) ?? [],
    description: best.description || (texts[0] ?? ""),
    categories: first((edition) => (edition.categories.length > 0 ? edition.categories : null)) ?? [],
    thumbnail: first((edition) => edition.thumbnail),
    publishedYear: first((edition) => edition.publishedYear),
    pageCount: first((edition) => edition.pageCount),
    averageRating: first((edition) => edition.averageRating),
  };
}

async function saveEditions(runner: QueryRunner, editions: readonly Edition[]): Promise<void> {
  if (editions.length === 0) return;
  await runner.query(createFilledEditions);
  await runner.query(clearFilledEditions);
  const rows = editions.map((edition) => [
    edition.no,
    edition.subtitle,
    edition.authors,
    edition.description,
    edition.categories,
    edition.thumbnail,
    edition.publishedYear,
    edition.pageCount,
    edition.averageRating,
  ]);
  await bulkInsert(runner, "filled_editions", ["no", ...filledColumns], rows);
  await runner.query(saveFilledEditions);
}
