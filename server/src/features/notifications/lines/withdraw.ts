import type { z } from "zod";
import { accountEvents } from "../../accounts/events";
import type { Db } from "../../../platform/database/Db";
import { delivered, type EventKind } from "../../../platform/events/events";
import { onEvent, type Subscription } from "../../../platform/events/onEvent";
import type { Declared } from "../../../platform/feature";
import { defineJob } from "../../../platform/jobs/defineJob";
import type { Withdrawal, Withdrawn } from "../../../platform/notifications/defineNotification";
import { refreshing } from "./refresh";
import * as statements from "./changeStatements";
import { jobNameOf } from "./jobNames";
import type { AnyEvent, ChangedLine } from "./notify";

interface Removal {
  /** Gives some of the members with such lines. */
  find: string;
  /** Removes them from the lists of these members, and gives the lines. */
  remove: string;
  id: string;
}

const ofEvents = (of: statements.EventCondition, id: string): Removal => ({
  find: statements.membersWithEvents(of),
  remove: statements.removeEvents(of),
  id,
});

/** Queries already skip deleted subjects. This removes their rows and refreshes open lists, in batches of members. */
async function withdraw(db: Db, { find, remove, id }: Removal): Promise<void> {
  for (let isOver = false; !isOver;)
    isOver = await db.transaction(async (tx) => {
      const members = await tx.rows<{ userId: string }>(find, [id]);
      if (members.length === 0) return true;
      const userIds = members.map(({ userId }) => userId);
      await tx.rows(statements.touchInboxes, [userIds]);
      for (const line of await tx.rows<ChangedLine>(remove, [id, userIds]))
        tx.notify((live) => live.publish("notificationChanged", { userId: line.userId, id: line.id }));
      return false;
    });
}

/** What an event removes of one kind. */
interface KindWithdrawal extends Withdrawal {
  kind: string;
}

/** One job for each event, also when several kinds name it. */
const withdrawalJob = (event: EventKind, withdrawals: readonly KindWithdrawal[], { schemaOf }: Declared) =>
  defineJob<AnyEvent>({
    name: jobNameOf("withdraw", event),
    schema: delivered(schemaOf(event)) as z.ZodType<AnyEvent>,
    async run({ db }, data) {
      for (const { kind, idOf } of withdrawals) await withdraw(db, removalOf(kind, idOf(data)));
    },
  });

/** Only for this kind, because other kinds may have events with the same source: an accepted request is removed, its acceptance is not. */
function removalOf(kind: string, id: Withdrawn): Removal {
  if ("source" in id) return ofEvents({ sourceOfKind: kind }, id.source);
  return { find: statements.membersWithSubject, remove: statements.removeSubject, id: id.subject };
}

/** Removes the events of a deleted member's actions. */
const withdrawActor = defineJob({
  name: "withdraw-actor",
  schema: delivered(accountEvents.accountDeleted),
  run: ({ db }, { userId }) => withdraw(db, ofEvents("actor", userId)),
});

export function withdrawing(declared: Declared): Subscription[] {
  const byEvent = new Map<EventKind, KindWithdrawal[]>();
  for (const { kind, withdrawnBy = [] } of declared.notificationKinds.values())
    for (const one of withdrawnBy) byEvent.set(one.event, [...(byEvent.get(one.event) ?? []), { ...one, kind }]);
  const subscriptions = [...byEvent].map(([kind, withdrawals]) => ({
    kind,
    job: withdrawalJob(kind, withdrawals, declared),
  }));
  return [...subscriptions, onEvent("accountDeleted", withdrawActor), ...refreshing(declared)];
}
