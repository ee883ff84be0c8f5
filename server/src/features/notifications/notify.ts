import { v7 as newId } from "uuid";
import { delivered, type DeliveredEvent } from "../../platform/events/events";
import type { Subscription } from "../../platform/events/onEvent";
import type { Tx } from "../../platform/events/transaction";
import { defineJob } from "../../platform/jobs/defineJob";
import { hasOwnMails, type NotificationKind, notificationKinds } from "../../platform/notifications/defineNotification";
import { addEvent, cutLists, openInboxes } from "./changeStatements";
import { jobNameOf } from "./jobNames";
import { planMails } from "./mails/planMails";

/** An event of any kind; its definition knows what it carries. */
export type AnyEvent = DeliveredEvent<never>;

export interface ChangedLine {
  id: string;
  userId: string;
}

interface AddedLine extends ChangedLine {
  isNew: boolean;
  isInApp: boolean;
}

/** Notifies members of each event of a kind: once, however often the job runs. */
const notifyOf = (kind: NotificationKind) =>
  defineJob<AnyEvent>({
    name: jobNameOf("notify", kind.kind),
    schema: delivered(kind.schema),
    seconds: 10,
    run: ({ db, mail }, event, run) =>
      db.transaction(async (tx) => {
        const lines = await addToLists(tx, kind, event);
        for (const { id, userId, isInApp } of lines)
          if (isInApp) tx.notify((live) => live.notificationChanged({ userId, id }));
        if (mail.transport && !hasOwnMails(kind)) await planMails(tx, mail, lines);
        await run.finishIn(tx);
      }),
  });

export const notifying = (): Subscription[] =>
  [...notificationKinds.values()].map((kind) => ({ kind: kind.event, job: notifyOf(kind) }));

async function addToLists(tx: Tx, kind: NotificationKind, event: AnyEvent): Promise<AddedLine[]> {
  const actor = kind.actorOf(event);
  const subject = kind.subjectOf(event);
  const wanted = await kind.recipients(event, tx);
  const opened = await tx.rows<{ userId: string }>(openInboxes, [wanted, actor]);
  if (opened.length === 0) return [];
  const userIds = opened.map(({ userId }) => userId);
  const newIds = userIds.map(() => newId());
  const source = kind.sourceOf?.(event) ?? subject;
  const values = [userIds, newIds, kind.kind, subject, (event as { eventId: string }).eventId, actor, source];
  const lines = await tx.rows<AddedLine>(addEvent(kind), values);
  const grown = lines.filter(({ isNew }) => isNew).map(({ userId }) => userId);
  if (grown.length > 0) await tx.rows(cutLists, [grown]);
  return lines;
}
