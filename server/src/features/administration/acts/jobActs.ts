import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, type ActRun, defineAct } from "../../../platform/admin/acts";
import { dropDeadLetters, listDeadLetters, retryDeadLetters } from "../../../platform/jobs/deadLetters";
import { parts } from "../../../platform/parts";
import { site as limits } from "../limits";

const ids = z.array(z.uuid("are ids, as `jobs list` prints them")).default([]);
const all = z.boolean().default(false);

/** Those that are named, or all that are listed. */
async function chosen({ services }: ActRun, named: readonly string[], isAll: boolean): Promise<readonly string[]> {
  if (isAll) return (await listDeadLetters(services.db, { limit: limits.jobsAtOnce })).map(({ id }) => id);
  if (named.length === 0) throw new StartError("ids: name the jobs, or take --all.");
  return named;
}

const list = defineAct({
  name: "jobs.list",
  summary: "background work that has failed for good, mails among it",
  input: z.object({}),
  async run(_, { services: { db } }) {
    const found = await listDeadLetters(db, { limit: limits.jobsListed });
    if (found.length === 0) return { said: "No job has failed." };
    return { rows: found.map(({ id, job, error, failedAt }) => ({ id, job, failed: failedAt.toISOString(), error })) };
  },
});

const retry = defineAct({
  name: "jobs.retry",
  summary: "runs work that has failed for good again",
  input: z.object({ ids, all }),
  words: ["ids"],
  isChange: true,
  async run({ ids: named, all: isAll }, run) {
    const wanted = await chosen(run, named, isAll);
    const count = await run.change({ details: String(wanted.length) }, (tx) =>
      retryDeadLetters(tx, wanted, parts().jobs),
    );
    return { said: `${count} jobs run again.` };
  },
});

const drop = defineAct({
  name: "jobs.drop",
  summary: "gives up work that has failed for good",
  input: z.object({ ids, all }),
  words: ["ids"],
  isChange: true,
  async run({ ids: named, all: isAll }, run) {
    const wanted = await chosen(run, named, isAll);
    const count = await run.change({ details: String(wanted.length) }, (tx) => dropDeadLetters(tx, wanted));
    return { said: `${count} jobs are given up.` };
  },
});

export const jobActs: readonly Act[] = [list, retry, drop];
