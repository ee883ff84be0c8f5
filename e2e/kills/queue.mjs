import { setTimeout as wait } from "node:timers/promises";
import { countUnfinished, openQueues } from "../../scripts/jobQueues.mjs";

/** Sends a job that a schedule sends otherwise. */
export const sendJob = (db, job) => openQueues(db).send("standard", { job, data: {} });

/** Waits until no event and no job of these queues is left, at most so long. */
export async function untilDone(db, queues, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(200))
    if ((await countUnfinished(db, queues)) === 0) return;
}
