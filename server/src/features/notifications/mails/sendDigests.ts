import { v7 as newId } from "uuid";
import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { sendJobs } from "../../../platform/jobs/Jobs";
import { notificationMails as limits } from "../limits";
import { digestMail } from "./digestMail";
import { localTime, nextMorning } from "./localTime";
import { addDigests, dueMembers, readClock, setDigests } from "./mailStatements";

/** Finds due digests and sends a job for each. */
export const sendDigestsJob = defineJob({
  name: "send-digests",
  schema: noData,
  schedule: "*/5 * * * *",
  seconds: 240,
  async run({ db, mail, jobs }, _data, { signal }) {
    if (!mail.transport) return;
    const [clock] = await db.transaction((tx) => tx.rows<{ now: Date }>(readClock));
    if (clock) await sendDigests(db, clock.now, signal);
    jobs.wake();
  },
});

/** Processes all members who are due at `now` in batches. */
export async function sendDigests(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  let found: number = limits.membersAtOnce;
  while (found === limits.membersAtOnce && !signal?.aborted) found = await db.transaction((tx) => sendSome(tx, now));
}

interface DueMember {
  userId: string;
  timeZone: string | null;
}

/** A member who changed the time zone, or already had today's digest, gets the next one on another morning. */
async function sendSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx.rows<DueMember>(dueMembers, [now]);
  const isMorning = ({ timeZone }: DueMember) => localTime(now, timeZone).hour >= limits.digestHour;
  const ready = due.filter(isMorning);
  const added = await tx.rows<{ id: string; userId: string }>(addDigests, [
    ready.map(() => newId()),
    ready.map(({ userId }) => userId),
    ready.map(({ timeZone }) => localTime(now, timeZone).date),
  ]);
  await sendJobs(
    tx,
    digestMail,
    added.map(({ id: mailId, userId }) => ({ mailId, userId })),
  );
  const sent = new Set(added.map(({ userId }) => userId));
  const next = due.map(({ userId, timeZone }) =>
    sent.has(userId) ? null : nextMorning(now, timeZone, { isWeekly: false }),
  );
  await tx.rows(setDigests, [due.map(({ userId }) => userId), next]);
  return due.length;
}
