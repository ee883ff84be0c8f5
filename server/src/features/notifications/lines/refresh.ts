import type { z } from "zod";
import { accountEvents } from "../../accounts/events";
import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { delivered, type EventKind } from "../../../platform/events/events";
import { onEvent, type Subscription } from "../../../platform/events/onEvent";
import type { Declared } from "../../../platform/feature";
import { defineJob } from "../../../platform/jobs/defineJob";
import type { Cause, Refreshed, Refreshment } from "../../../platform/notifications/defineNotification";
import { membersToRefresh, touchInboxes } from "./changeStatements";
import { jobNameOf } from "./jobNames";
import type { AnyEvent } from "./notify";

const first = "00000000-0000-0000-0000-000000000000";

/** Refreshes the open lists of members for whom queries return something else from now on. */
export async function refreshLists(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.rows(touchInboxes, [userIds]);
  for (const userId of userIds) tx.notify((live) => live.publish("notificationChanged", { userId, id: null }));
}

/** The same for all members that a statement finds for `$1`, in batches: those after the member `$2`. */
export async function refresh(db: Db, find: string, of: string): Promise<void> {
  for (let after: string | null = first; after !== null;)
    after = await db.transaction(async (tx) => {
      const members = await tx.rows<{ userId: string }>(find, [of, after]);
      const userIds = members.map(({ userId }) => userId);
      await refreshLists(tx, userIds);
      return userIds.at(-1) ?? null;
    });
}

const refreshJob = (event: EventKind, causes: readonly Cause<Refreshed>[], { schemaOf }: Declared) =>
  defineJob<AnyEvent>({
    name: jobNameOf("refresh", event),
    schema: delivered(schemaOf(event)) as z.ZodType<AnyEvent>,
    async run({ db }, data) {
      const found = causes.map(({ idOf }) => membersOf(idOf(data)));
      // Kinds that look for the same members refresh their lists once.
      for (const one of new Map(found.map((each) => [each.join(), each])).values()) await refresh(db, ...one);
    },
  });

function membersOf(id: Refreshed): [find: string, id: string] {
  if ("subjects" in id) return [membersToRefresh.subjects(id.subjects), id.of];
  return "source" in id ? [membersToRefresh.source, id.source] : [membersToRefresh.subject, id.subject];
}

/** Lines about actions of an absent member are hidden until the member returns. */
const refreshActor = defineJob({
  name: "refresh-actor",
  schema: delivered(accountEvents.absenceChanged),
  run: ({ db }, { userId }) => refresh(db, membersToRefresh.actor, userId),
});

/** Some lines are only for those who look after the site. */
const refreshForRole = defineJob({
  name: "refresh-for-role",
  schema: delivered(accountEvents.roleChanged),
  run: ({ db }, { userId }) => db.transaction((tx) => refreshLists(tx, [userId])),
});

export function refreshing(declared: Declared): Subscription[] {
  const byEvent = new Map<EventKind, Cause<Refreshed>[]>();
  for (const { refreshedBy = [] } of declared.notificationKinds.values())
    for (const one of refreshedBy) byEvent.set(one.event, [...(byEvent.get(one.event) ?? []), one]);
  const subscriptions = [...byEvent].map(([kind, causes]) => ({ kind, job: refreshJob(kind, causes, declared) }));
  return [
    ...subscriptions,
    ...refreshingMembers(declared),
    onEvent("absenceChanged", refreshActor),
    onEvent("roleChanged", refreshForRole),
  ];
}

/** One job for each event that changes what one member may read. */
function refreshingMembers(declared: Declared): Subscription[] {
  const byEvent = new Map<EventKind, Refreshment>();
  for (const { refreshedFor = [] } of declared.notificationKinds.values())
    for (const one of refreshedFor) byEvent.set(one.event, one);
  return [...byEvent.values()].map(({ event, memberOf }) => ({
    kind: event,
    job: defineJob<AnyEvent>({
      name: jobNameOf("refresh", event),
      schema: delivered(declared.schemaOf(event)) as z.ZodType<AnyEvent>,
      run: ({ db }, data) => db.transaction((tx) => refreshLists(tx, [memberOf(data)])),
    }),
  }));
}
