import type { FeatureHooks } from "../../platform/events/transaction";
import { announceEnds } from "../groups/members/leaveBlockedOwners";
import { closeGroupOfTwo, endGroupsOfTwo } from "./buddyGroupStatements";

export const buddyGroupHooks: FeatureHooks = {
  async memberBlocked(tx, { blockerId, blockedId }) {
    await announceEnds(tx, await tx.rows(closeGroupOfTwo, [blockerId, blockedId]));
  },
  async accountEnds(tx, { userId }) {
    await tx.rows(endGroupsOfTwo, [userId]);
  },
};
