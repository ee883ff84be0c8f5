import type { Tx } from "../../platform/events/transaction";
import { whenMembershipsEnd } from "../../platform/memberships/membershipEnds";
import * as statements from "./changeStatements";
import { promoteWaiting } from "./promote";

/**
 * Removes a former member's answers to future dates, waiting list entries and answers for all dates. Their sessions are
 * transferred to the owner of the group, and freed places go to the waiting list. Past dates stay unchanged.
 */
async function removeAnswersOfLeaver(tx: Tx, groupId: string, userId: string): Promise<void> {
  const locked = await tx.rows<{ id: string }>(statements.lockSessionsOfLeaver, [groupId, userId]);
  await leaveSessions(
    tx,
    locked.map(({ id }) => id),
    userId,
  );
  if (locked.length > 0) await tx.rows(statements.transferSessions, [locked.map(({ id }) => id), userId]);
}

/** Removes a member from the future dates of these locked sessions. */
export async function leaveSessions(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.rows(statements.removeStandingAnswers, [ids, userId]);
  await tx.rows(statements.removeFutureAnswers, [ids, userId]);
  for (const id of ids) await promoteWaiting(tx, id);
}

/** Processes memberships in a fixed order, in which the sessions are locked. */
export const removingAnswersOfLeavers = whenMembershipsEnd(async (tx, ended) => {
  for (const { groupId, userId } of [...ended].sort((one, other) => (one.groupId < other.groupId ? -1 : 1)))
    await removeAnswersOfLeaver(tx, groupId, userId);
});
