import type { Tx } from "../../platform/events/transaction";
import { whenMembershipsEnd } from "../../platform/memberships/membershipEnds";
import * as statements from "./changeStatements";
import { promoteWaiting } from "./promote";

/**
 * What ends with a membership: answers to the dates to come, and places in line and answers for all dates with them. The
 * member's sessions pass to the owner of the group, and freed places go to those who wait; the past stays.
 */
async function removeAnswersOfLeaver(tx: Tx, groupId: string, userId: string): Promise<void> {
  const locked = await tx.rows<{ id: string }>(statements.lockSessionsOfLeaver, [groupId, userId]);
  await leaveSessions(
    tx,
    locked.map(({ id }) => id),
    userId,
  );
  if (locked.length > 0) await tx.rows(statements.passOn, [locked.map(({ id }) => id), userId]);
}

/** Takes a member out of the dates to come of these sessions, which are locked. */
export async function leaveSessions(tx: Tx, ids: readonly string[], userId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.rows(statements.removeStandingAnswers, [ids, userId]);
  await tx.rows(statements.removeFutureAnswers, [ids, userId]);
  for (const id of ids) await promoteWaiting(tx, id);
}

/** In one order for everyone: sessions are locked by it. */
export const removingAnswersOfLeavers = whenMembershipsEnd(async (tx, ended) => {
  for (const { groupId, userId } of [...ended].sort((one, other) => (one.groupId < other.groupId ? -1 : 1)))
    await removeAnswersOfLeaver(tx, groupId, userId);
});
