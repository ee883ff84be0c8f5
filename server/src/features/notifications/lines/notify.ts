import { v7 as newId } from "uuid";
import type { z } from "zod";
import type { FeatureServices } from "../../../platform/context";
import { delivered, type DeliveredEvent } from "../../../platform/events/events";
import type { Declared } from "../../../platform/feature";
import type { Subscription } from "../../../platform/events/onEvent";
import type { Tx } from "../../../platform/events/transaction";
import { type BatchRun, defineJob } from "../../../platform/jobs/defineJob";
import {
  type FoundRecipients,
  hasOwnMails,
  type NotificationKind,
} from "../../../platform/notifications/defineNotification";
import { addFeedEvents } from "../feed/feedStatements";
import { addEvents, cutLists, openInboxes, recipientsOfAll } from "./changeStatements";
import { jobNameOf } from "./jobNames";
import { planMails } from "../mails/planMails";

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
function notifyOf(kind: NotificationKind, { schemaOf }: Declared) {
  const notify = ({ db, mail }: FeatureServices, events: readonly AnyEvent[], run: BatchRun) =>
    db.transaction(async (tx) => {
      const entries = await openEntries(tx, kind, events);
      await addToFeeds(tx, kind, entries);
      const lines = await addToLists(tx, kind, entries);
      for (const { id, userId, isInApp } of lines)
        if (isInApp) tx.notify((live) => live.publish("notificationChanged", { userId, id }));
      if (mail.transport && !hasOwnMails(kind)) await planMails(tx, mail, lines);
      await run.finishIn(tx);
    });
  return defineJob<AnyEvent>({
    name: jobNameOf("notify", kind.kind),
    schema: delivered(schemaOf(kind.event)) as z.ZodType<AnyEvent>,
    seconds: 10,
    run: (services, event, run) => notify(services, [event], run),
    ...(kind.comesInBursts ? { runTogether: notify } : {}),
  });
}

export const notifying = (declared: Declared): Subscription[] =>
  [...declared.notificationKinds.values()].map((kind) => ({
    kind: kind.event,
    job: notifyOf(kind, declared),
    concerns: kind.concerns?.bind(kind),
  }));

/** What to add, and for whom. The inboxes of these members are locked. */
async function openEntries(tx: Tx, kind: NotificationKind, events: readonly AnyEvent[]): Promise<Entry[]> {
  const wanted = await entriesOf(tx, kind, events);
  const members = [...new Set(wanted.map(({ userId }) => userId))];
  if (members.length === 0) return [];
  const opened = new Set((await tx.rows<{ userId: string }>(openInboxes, [members])).map(({ userId }) => userId));
  return wanted.filter(({ userId }) => opened.has(userId));
}

/** Members, events, actors, subjects and sources. */
const columnsOf = (kind: NotificationKind, entries: readonly Entry[]) => [
  entries.map(({ userId }) => userId),
  entries.map(({ event }) => (event as { eventId: string }).eventId),
  entries.map(({ event }) => kind.actorOf(event)),
  entries.map(({ event }) => kind.subjectOf(event)),
  entries.map(({ event }) => kind.sourceOf?.(event) ?? kind.subjectOf(event)),
];

/** Whatever the members' settings say: those are about what people see. */
async function addToFeeds(tx: Tx, kind: NotificationKind, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const added = await tx.rows<{ userId: string }>(addFeedEvents(kind), [kind.kind, ...columnsOf(kind, entries)]);
  const userIds = [...new Set(added.map(({ userId }) => userId))];
  if (userIds.length > 0) tx.notify((live) => live.publish("feedsGrew", { userIds }));
}

async function addToLists(tx: Tx, kind: NotificationKind, entries: readonly Entry[]): Promise<AddedLine[]> {
  if (entries.length === 0) return [];
  const columns = [
    ...columnsOf(kind, entries),
    entries.map(() => newId()),
    entries.map(({ event }) => kind.timesOf?.(event) ?? 1),
  ];
  const lines = await tx.rows<AddedLine>(addEvents(kind), [kind.kind, ...columns]);
  const grown = [...new Set(lines.filter(({ isNew }) => isNew).map(({ userId }) => userId))];
  if (grown.length > 0) await tx.rows(cutLists, [grown]);
  return lines;
}

interface Entry {
  userId: string;
  event: AnyEvent;
}

/** The members to notify of each event, but for its actor. */
async function entriesOf(tx: Tx, { recipients, actorOf }: NotificationKind, events: readonly AnyEvent[]) {
  const entries: Entry[] =
    typeof recipients === "function"
      ? events.flatMap((event) => [...new Set(recipients(event))].map((userId) => ({ userId, event })))
      : await findEntries(tx, recipients, events);
  return entries.filter(({ userId, event }) => userId !== actorOf(event));
}

/** In one statement, because a burst brings many events. */
async function findEntries(tx: Tx, { statement, values }: FoundRecipients<never>, events: readonly AnyEvent[]) {
  const rows = events.map((event) => values(event));
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  const found = await tx.rows<{ place: number; id: string }>(recipientsOfAll(statement, columns.length), columns);
  return found.map(({ place, id }) => ({ userId: id, event: events[place - 1] as AnyEvent }));
}
