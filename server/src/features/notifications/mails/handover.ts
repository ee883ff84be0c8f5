import type { FeatureServices } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { RetryError } from "../../../platform/jobs/RetryError";
import { notificationMails as limits } from "../limits";
import type { Handover } from "../../../platform/mail/deliverMail";
import type { Line } from "../list/notificationService";
import * as statements from "./mailStatements";
import { replanDigest } from "./replanDigest";

export interface Recipient {
  id: string;
  name: string;
  email: string;
  timeZone: string | null;
}

/** The member with their list, locked until the transaction ends, and the time; null when they take no mail. */
export async function lockRecipient(tx: Tx, userId: string): Promise<(Recipient & { now: Date }) | null> {
  const [recipient] = await tx.rows<Recipient>(statements.lockRecipient, [userId]);
  if (!recipient) return null;
  await tx.rows(statements.lockInbox, [userId]);
  const [clock] = await tx.rows<{ now: Date }>(statements.readClock);
  return { ...recipient, now: clock?.now ?? new Date() };
}

/** Whether the member had fewer than `mayFollow` mails within a day. */
export async function hasRoom(tx: Tx, userId: string, mayFollow: number): Promise<boolean> {
  const [handed] = await tx.rows<{ count: number }>(statements.countHanded, [userId]);
  return (handed?.count ?? 0) < mayFollow;
}

interface Mailed {
  mailId: string;
  userId: string;
  /** The lines as in the mail. */
  lines: readonly Line[];
  /** When they were read. */
  readAt: Date;
  /** The maximum of earlier mails within a day. */
  mayFollow: number;
}

/** Stores that these lines are mailed just before they are, so that they are not sent twice if the process is killed. */
export function handoverOf({ db }: Pick<FeatureServices, "db">, mailed: Mailed): Handover {
  const { mailId, lines, readAt } = mailed;
  const ids = lines.map(({ id }) => id);
  const before = lines.map(({ mailedAt }) => mailedAt);
  const upTo = new Date(Math.max(readAt.getTime(), ...lines.map(({ createdAt }) => createdAt.getTime())));
  return {
    begin: () => db.transaction((tx) => begin(tx, mailed, [ids, before, upTo])),
    undo: () =>
      db.transaction(async (tx) => {
        await tx.rows(statements.unmarkMailed, [ids, before, upTo]);
        await tx.rows(statements.undoHandover, [mailId]);
      }),
  };
}

async function begin(tx: Tx, { mailId, userId, lines, mayFollow }: Mailed, marks: unknown[]): Promise<boolean> {
  const recipient = await lockRecipient(tx, userId);
  if (!recipient) return false;
  const mayGo = await hasRoom(tx, userId, mayFollow);
  if (mayGo) {
    if ((await tx.rows(statements.recordHandover, [mailId, userId])).length === 0) return false;
    const marked = await tx.rows(statements.markMailed, marks);
    if (marked.length < lines.length)
      throw new RetryError(new Error("it was read, or another mail has it"), limits.recomposeSeconds);
  }
  // Lines beyond the limit are left to the next digest.
  await replanDigest(tx, userId, recipient);
  return mayGo;
}
