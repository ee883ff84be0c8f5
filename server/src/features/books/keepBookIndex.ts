import type { DataSource } from "typeorm";
import type { Db } from "../../platform/database/Db";
import { holdsUpRequests } from "../../platform/database/maintenance";
import { defineJob } from "../../platform/jobs/defineJob";
import type { Jobs } from "../../platform/jobs/Jobs";
import { books as limits } from "./limits";
import { encodeWhatIsMissing } from "./meaning/encodeBooksJob";
import { ensureCatalogue, isCurrent, renewCatalogue } from "./ensureCatalogue";
import { indexJob, readIndexState } from "./index/indexState";

/** Builds the index again when books have changed; meanwhile the old one answers. The schedule catches a lost job. */
export const keepBookIndex = defineJob({
  ...indexJob,
  schedule: "43 * * * *",
  async run({ db, jobs, embeddings }, _data, { signal }) {
    const isDone = isCurrent(await readIndexState(db)) || (await renew(db, signal));
    // An import or another process is at work: afterwards there may be nothing left to do.
    if (!isDone) await jobs.send(keepBookIndex, {}, { afterSeconds: limits.indexPauseSeconds });
    else if (embeddings.isOn) await encodeWhatIsMissing(db, jobs);
  },
});

/** false while other maintenance is running. */
async function renew(db: Db, signal: AbortSignal): Promise<boolean> {
  const done = await db.maintenance(async (runner) => {
    await renewCatalogue(runner, signal);
    return true;
  });
  return done ?? false;
}

/**
 * Before the service is ready: builds the first index, without which nothing could answer. A later one is left to the
 * job, except where building it would hold up requests.
 */
export async function prepareCatalogue(db: DataSource, jobs: Jobs): Promise<void> {
  const state = await readIndexState(db.manager);
  if (isCurrent(state)) return;
  if (state === null || holdsUpRequests(db)) await ensureCatalogue(db);
  else await jobs.send(keepBookIndex, {});
}
