import type { Db } from "../../../platform/database/Db";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import type { Jobs } from "../../../platform/jobs/Jobs";
import { books as limits } from "../limits";
import { encodeBooks } from "./encodeBooks";
import { anyNotEncoded } from "./meaningStatements";

/** Encodes what has no vector, a bounded number of books in one run; then it sends itself for the rest. */
export const encodeBooksJob = defineJob({
  name: "encode-books",
  schema: noData,
  schedule: "23 * * * *",
  queue: "books",
  seconds: limits.encodeSeconds,
  async run({ db, jobs, embeddings }, _data, { signal, log }) {
    if (!embeddings.isOn) return;
    const { books, missing } = await encodeBooks(shelfOf(db), embeddings, { signal, most: limits.encodedAtOnce });
    if (books === 0) return;
    log.info({ event: "books.encoded", books, left: Math.max(0, missing - books) }, "books.encoded");
    if (books >= limits.encodedAtOnce) await jobs.send(encodeBooksJob, {});
  },
});

export const shelfOf = (db: Db): Parameters<typeof encodeBooks>[0] => ({
  read: (statement, values) => db.rows(statement, values),
  change: (statement, values) => db.transaction((tx) => tx.rows(statement, values)),
});

/** At a start, and after the catalogue has changed. */
export async function encodeWhatIsMissing(db: Db, jobs: Jobs): Promise<void> {
  const [found] = await db.rows<{ isMissing: boolean }>(anyNotEncoded);
  if (found?.isMissing) await jobs.send(encodeBooksJob, {});
}
