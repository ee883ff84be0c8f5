import { useCallback } from "react";
import {
  type BuddyStandingFragment,
  type BuddyState,
  MyBuddiesDocument,
  useAcceptBuddyMutation,
  useCancelBuddyRequestMutation,
  useDeclineBuddyMutation,
  useRemoveBuddyMutation,
} from "../../generated/hooks";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

type Change = "accept" | "decline" | "cancel" | "remove";

const stateAfter: Readonly<Record<Change, BuddyState>> = {
  accept: "BUDDIES",
  decline: "NONE",
  cancel: "NONE",
  remove: "NONE",
};

/** Answers, cancels or removes. Updates optimistically; an error rolls back and raises an alert. */
export function useBuddyChange(change: Change, user: BuddyStandingFragment) {
  const alerts = useAlerts();
  const [acceptBuddy] = useAcceptBuddyMutation();
  const [declineBuddy] = useDeclineBuddyMutation();
  const [cancelBuddyRequest] = useCancelBuddyRequestMutation();
  const [removeBuddy] = useRemoveBuddyMutation();
  const perform = useCallback(async () => {
    const viewerCanRequestBuddy = change === "cancel" || user.viewerCanRequestBuddy;
    const expected = { __typename: "User" as const, ...user, viewerCanRequestBuddy, buddyState: stateAfter[change] };
    const options = { variables: { input: { userId: user.id } }, refetchQueries: [MyBuddiesDocument] };
    if (change === "accept") await acceptBuddy({ ...options, optimisticResponse: { acceptBuddy: expected } });
    if (change === "decline") await declineBuddy({ ...options, optimisticResponse: { declineBuddy: expected } });
    if (change === "cancel")
      await cancelBuddyRequest({ ...options, optimisticResponse: { cancelBuddyRequest: expected } });
    if (change === "remove") await removeBuddy({ ...options, optimisticResponse: { removeBuddy: expected } });
    if (change === "accept") alerts.success(texts.nowBuddies(user.name));
  }, [change, user, acceptBuddy, declineBuddy, cancelBuddyRequest, removeBuddy, alerts]);
  return useAction(perform);
}
