import { useCallback } from "react";
import { useDeleteAccountMutation } from "../../generated/accountHooks";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { useEndSession } from "./useLeave";
import * as texts from "./texts";

/** Deletes the account for good, and ends as logging out does. */
export function useDeleteAccount() {
  const [deleteAccount] = useDeleteAccountMutation();
  const endSession = useEndSession();
  const alerts = useAlerts();
  const perform = useCallback(async () => {
    await deleteAccount();
    await endSession();
    alerts.success(texts.accountDeleted);
  }, [deleteAccount, endSession, alerts]);
  return useAction(perform);
}
