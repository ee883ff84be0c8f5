import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, type ActRun, defineAct } from "../../../platform/admin/acts";
import {
  countWaiting,
  dropDeadLetters,
  findDeadLetter,
  listDeadLetters,
  retryDeadLetters,
} from "../../../platform/jobs/deadLetters";
import { queueNames } from "../../../platform/jobs/queues";
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
  summary: "background work that has failed for good, mails among it; --waiting: how much waits in each queue",
  input: z.object({ waiting: z.boolean().default(false) }),
  async run({ waiting: isAboutWaiting }, { services: { db } }) {
    if (isAboutWaiting) return { rows: await waiting(db) };
    const found = await listDeadLetters(db, { limit: limits.jobsListed });
    if (found.length === 0) return { said: "No job has failed." };
    return { rows: found.map(({ id, job, error, failedAt }) => ({ id, job, failed: failedAt.toISOString(), error })) };
  },
});

const waiting = async (db: ActRun["services"]["db"]) => {
  const rows = [];
  for (const queue of queueNames) rows.push({ queue, waiting: await countWaiting(db, queue) });
  return rows;
};

const show = defineAct({
  name: "jobs.show",
  summary: "a job that has failed for good, with the ids that it is about",
  input: z.object({ id: z.uuid("is an id, as `jobs list` prints them") }),
  words: ["id"],
  async run({ id }, { services: { db } }) {
    const found = await findDeadLetter(db, id);
    if (!found) throw new StartError("No job with this id has failed.");
    const { job, data, error, failedAt } = found;
    return { facts: { id, job, failed: failedAt.toISOString(), error, about: JSON.stringify(data) } };
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

export const jobActs: readonly Act[] = [list, show, retry, drop];
