import type { Tx } from "../../../platform/events/transaction";
import type { EndedMembership } from "../../groups/hooks";
import { cancelIn } from "../dates/cancelDates";
import * as statements from "../plan/changeStatements";
import { promoteWaiting } from "./promote";

/**
 * Removes a former member's answers to future dates, waiting list entries and answers for all dates. Their sessions are
 * transferred to the owner of the group, or cancelled if the member was removed. Freed places go to the waiting list. Past dates
 * stay unchanged.
 */
async function removeAnswersOfLeaver(tx: Tx, { groupId, userId, removedById }: EndedMembership): Promise<void> {
  const locked = await tx.rows<{ id: string }>(statements.lockSessionsOfLeaver, [groupId, userId]);
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return;
  if (removedById) await cancelPlanned(tx, ids, { userId, removedById });
  await leaveSessions(tx, ids, userId);
  await tx.rows(statements.transferSessions, [ids, userId]);
}

/**
 * Cancels what a removed member planned: its place is often a link of theirs, and its dates would go on counting for the group.
 * Who goes to them is notified, once for each session.
 */
async function cancelPlanned(tx: Tx, among: readonly string[], by: { userId: string; removedById: string }) {
  const planned = await tx.rows<{ id: string }>(statements.plannedAmong, [among, by.userId]);
  for (const { id: sessionId } of planned)
    if (await cancelIn(tx, { sessionId, byId: by.removedById })) await tx.rows(statements.endSession, [sessionId]);
}

/** Removes a member from the future dates of these locked sessions. */
export async function leaveSessions(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.rows(statements.removeStandingAnswers, [ids, userId]);
  await tx.rows(statements.removeFutureAnswers, [ids, userId]);
  for (const id of ids) await promoteWaiting(tx, id);
}

/** Processes memberships in a fixed order, in which the sessions are locked. */
export async function removeAnswersOfLeavers(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  for (const membership of [...ended].sort((one, other) => (one.groupId < other.groupId ? -1 : 1)))
    await removeAnswersOfLeaver(tx, membership);
}
