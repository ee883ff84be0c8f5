import type { FeatureHooks } from "../../platform/events/transaction";
import { formerMemberId } from "../accounts/deletion/formerMemberStatements";
import { closeToRequests, endRequestsBetween, removeLinks } from "./buddyStatements";

export const buddyHooks: FeatureHooks = {
  async memberBlocked(tx, { blockerId, blockedId }) {
    await tx.rows(removeLinks, [blockerId, blockedId]);
    await tx.rows(endRequestsBetween, [blockerId, blockedId]);
  },
  /** The author of texts that stay is nobody, and takes no requests. */
  async accountEnds(tx, { keepsContent }) {
    if (keepsContent) await tx.rows(closeToRequests, [formerMemberId]);
  },
};
