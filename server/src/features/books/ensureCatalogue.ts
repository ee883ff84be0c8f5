import type { DataSource, QueryRunner } from "typeorm";
import { readBundledVectors } from "./catalogue/bundledVectors";
import { type CatalogueBook, loadCatalogue } from "./catalogue/catalogue";
import type { BookRecord } from "./import/records";
import { saveBooks } from "./import/saveBooks";
import type { BookIndex } from "./index/BookIndex";
import { buildIndexOn, indexVersion } from "./index/buildIndex";
import { markIndexStale, readIndexState } from "./index/indexState";
import { withMaintenance } from "../../platform/database/maintenance";
import { thesaurus } from "./recommend/recommendBooks";
import { workKeyOf } from "./workKey";

/**
 * Makes sure that there are books to recommend: brings the bundled ones into the database and builds the index, unless
 * an index of this version is there. It is quick where nothing is to do.
 */
export async function ensureCatalogue(db: DataSource): Promise<void> {
  if (!isCurrent(await readIndexState(db.manager))) await withMaintenance(db, (runner) => renewCatalogue(runner));
}

export const isCurrent = (state: BookIndex | null): boolean =>
  state !== null && !state.isStale && state.version === indexVersion(thesaurus());

/** The same, within maintenance: what ran before may have done it already. */
export async function renewCatalogue(runner: QueryRunner, signal?: AbortSignal): Promise<void> {
  const state = await readIndexState(runner.manager);
  if (isCurrent(state)) return;
  if (state?.version !== indexVersion(thesaurus())) await saveBundledBooks(runner);
  await buildIndexOn(runner, { signal });
}

async function saveBundledBooks(runner: QueryRunner): Promise<void> {
  await runner.startTransaction();
  const vectorOf = readBundledVectors();
  const changed = await saveBooks(
    runner,
    bundledRecords().map((book) => ({ ...book, vector: vectorOf(book) })),
  );
  if (changed > 0) await markIndexStale(runner);
  await runner.commitTransaction();
}

export const bundledRecords = (): BookRecord[] => loadCatalogue().map(toRecord);

function toRecord(book: CatalogueBook): BookRecord {
  const workKey = workKeyOf(book.title, book.authors);
  return {
    sourceKey: book.isbn13 ? `isbn:${book.isbn13}` : `work:${workKey}`,
    workKey,
    title: book.title,
    subtitle: book.subtitle ?? null,
    authors: book.authors,
    authorKeys: [],
    description: book.description,
    categories: [...new Set([book.subject, ...book.categories])],
    isbn10: book.isbn10 ?? null,
    isbn13: book.isbn13 ?? null,
    thumbnail: null,
    publishedYear: book.publishedYear ?? null,
    pageCount: book.pageCount ?? null,
    averageRating: null,
    ratingsCount: null,
  };
}
