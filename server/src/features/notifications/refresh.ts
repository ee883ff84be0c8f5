import type { z } from "zod";
import { accountEvents } from "../accounts/events";
import type { Db } from "../../platform/database/Db";
import { delivered, type EventKind } from "../../platform/events/events";
import { onEvent, type Subscription } from "../../platform/events/onEvent";
import { defineJob } from "../../platform/jobs/defineJob";
import {
  notificationKinds,
  type Refreshment,
  type Withdrawal,
  type Withdrawn,
} from "../../platform/notifications/defineNotification";
import { membersToRefresh, touchInboxes } from "./changeStatements";
import { jobNameOf } from "./jobNames";
import type { AnyEvent } from "./notify";

const first = "00000000-0000-0000-0000-000000000000";

/** Lets open lists follow what reading shows differently from now on, some hundred members at a time. */
async function refresh(db: Db, find: string, id: string): Promise<void> {
  for (let after: string | null = first; after !== null;)
    after = await db.transaction(async (tx) => {
      const members = await tx.rows<{ userId: string }>(find, [id, after]);
      const userIds = members.map(({ userId }) => userId);
      if (userIds.length === 0) return null;
      await tx.rows(touchInboxes, [userIds]);
      for (const userId of userIds) tx.notify((live) => live.notificationChanged({ userId, id: null }));
      return userIds.at(-1) ?? null;
    });
}

const refreshJob = (event: EventKind, causes: readonly Withdrawal[]) =>
  defineJob<AnyEvent>({
    name: jobNameOf("refresh", event),
    schema: delivered((causes[0] as Withdrawal).schema) as z.ZodType<AnyEvent>,
    async run({ db }, data) {
      for (const { idOf } of causes) await refresh(db, ...membersOf(idOf(data)));
    },
  });

const membersOf = (id: Withdrawn): [find: string, id: string] =>
  "source" in id ? [membersToRefresh.source, id.source] : [membersToRefresh.subject, id.subject];

/** Lines about what an absent member did are not shown, and come back with them. */
const refreshActor = defineJob({
  name: "refresh-actor",
  schema: delivered(accountEvents.absenceChanged),
  run: ({ db }, { userId }) => refresh(db, membersToRefresh.actor, userId),
});

export function refreshing(): Subscription[] {
  const byEvent = new Map<EventKind, Withdrawal[]>();
  for (const { refreshedBy = [] } of notificationKinds.values())
    for (const one of refreshedBy) byEvent.set(one.event, [...(byEvent.get(one.event) ?? []), one]);
  const subscriptions = [...byEvent].map(([kind, causes]) => ({ kind, job: refreshJob(kind, causes) }));
  return [...subscriptions, ...refreshingMembers(), onEvent("absenceChanged", refreshActor)];
}

/** One job for each event that changes what one member may read. */
function refreshingMembers(): Subscription[] {
  const byEvent = new Map<EventKind, Refreshment>();
  for (const { refreshedFor = [] } of notificationKinds.values())
    for (const one of refreshedFor) byEvent.set(one.event, one);
  return [...byEvent.values()].map(({ event, schema, memberOf }) => ({
    kind: event,
    job: defineJob<AnyEvent>({
      name: jobNameOf("refresh", event),
      schema: delivered(schema) as z.ZodType<AnyEvent>,
      run: ({ db }, data) =>
        db.transaction(async (tx) => {
          const userId = memberOf(data);
          await tx.rows(touchInboxes, [[userId]]);
          tx.notify((live) => live.notificationChanged({ userId, id: null }));
        }),
    }),
  }));
}
