import { delivered } from "../../../platform/events/events";
import { onEvent } from "../../../platform/events/onEvent";
import { defineJob } from "../../../platform/jobs/defineJob";
import { accountEvents } from "../../accounts/events";
import { blockEvents } from "../../blocks/events";
import type { Db } from "../../../platform/database/Db";
import { cancelIn } from "../dates/cancelDates";
import * as statements from "../plan/changeStatements";
import { leaveSessions } from "./removeAnswersOfLeaver";
import { refreshAnswered } from "../reminders/refreshReminders";

/** After a block, neither of the two can see the other's sessions, although both may still be members of the group. */
const releaseBetween = defineJob({
  name: "release-places-between",
  schema: delivered(blockEvents.memberBlocked),
  async run({ db }, { blockerId, blockedId }) {
    const pairs = await db.rows<{ sessionId: string; userId: string }>(statements.answersBetween, [
      blockerId,
      blockedId,
    ]);
    for (const { sessionId, userId } of pairs) {
      await db.transaction(async (tx) => {
        await tx.rows(statements.lockSession, [sessionId]);
        await leaveSessions(tx, [sessionId], userId);
        await refreshAnswered(tx, userId, sessionId);
      });
    }
  },
});

/** Frees the places of members who are suspended or leave. They can answer again later. */
const releaseOfAbsent = defineJob({
  name: "release-places-of-suspended",
  schema: delivered(accountEvents.absenceChanged),
  async run({ db }, { userId }) {
    await cancelOffered(db, userId);
    const sessions = await db.rows<{ id: string }>(statements.answeredByAbsent, [userId]);
    for (const { id } of sessions) {
      await db.transaction(async (tx) => {
        await tx.rows(statements.lockSession, [id]);
        await leaveSessions(tx, [id], userId);
      });
    }
  },
});

/** Nobody waits for a planner who is away: what others have a seat in is cancelled. */
async function cancelOffered(db: Db, userId: string): Promise<void> {
  for (const { id } of await db.rows<{ id: string }>(statements.offeredByAbsent, [userId])) {
    await db.transaction(async (tx) => {
      await tx.rows(statements.lockSession, [id]);
      const shared = await tx.rows<{ id: string }>(statements.sharedDates, [id, userId]);
      if (shared.length > 0) await cancelIn(tx, { ids: shared.map((date) => date.id), byId: userId });
    });
  }
}

export const releasing = [onEvent("memberBlocked", releaseBetween), onEvent("absenceChanged", releaseOfAbsent)];
