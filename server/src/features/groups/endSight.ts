import { whenMembershipsEnd } from "../../platform/memberships/membershipEnds";
import { privateAmong } from "../memberships/membershipStatements";

/** B3: for former members of a private group, its page is gone at once in all of their tabs. */
export const endSight = whenMembershipsEnd(async (tx, ended) => {
  const ids = [...new Set(ended.map(({ groupId }) => groupId))];
  const groups = await tx.rows<{ id: string }>(privateAmong, [ids]);
  for (const { id } of groups) {
    const leavers = ended.filter(({ groupId }) => groupId === id).map(({ userId }) => userId);
    tx.notify((live) => live.postDeleted(id, leavers));
  }
});
