import { blockEvents } from "../../blocks/events";
import { delivered } from "../../../platform/events/events";
import { onEvent, type Subscription } from "../../../platform/events/onEvent";
import { defineJob } from "../../../platform/jobs/defineJob";
import { touchInboxes } from "./changeStatements";

const schema = { blocked: delivered(blockEvents.memberBlocked), unblocked: delivered(blockEvents.memberUnblocked) };

/** Queries apply blocks themselves; this only refreshes open lists and unread counts at once. */
const followingJob = (name: string, change: keyof typeof schema) =>
  defineJob({
    name,
    schema: schema[change],
    run: ({ db }, { blockerId, blockedId }) =>
      db.transaction(async (tx) => {
        const both = [blockerId, blockedId];
        await tx.rows(touchInboxes, [both]);
        for (const userId of both) tx.notify((live) => live.publish("notificationChanged", { userId, id: null }));
      }),
  });

export const followingBlocks: readonly Subscription[] = [
  onEvent("memberBlocked", followingJob("refresh-lists-of-blocked", "blocked")),
  onEvent("memberUnblocked", followingJob("refresh-lists-of-unblocked", "unblocked")),
];
