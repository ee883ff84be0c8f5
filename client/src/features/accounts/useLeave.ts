import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useDeleteAccountMutation, useLogoutMutation } from "../../generated/accountHooks";
import { useAction } from "../alerts/useAction";
import { useAlerts } from "../alerts/AlertsProvider";
import { forgetDrafts } from "../../ui/draftStore";
import { clearToken, readToken } from "./tokenStore";

/** Ends the session in this browser: to the landing page, then the profile is forgotten, then the user. */
function useEndSession() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      // At once, so that the guard of a members' page knows of it before the token goes.
      await navigate("/", { flushSync: true });
    } finally {
      client.cache.evict({ fieldName: "profile" });
      forgetDrafts();
      clearToken();
    }
  }, [client, navigate]);
}

/** Logs out here at once, and tells the service so that the token is worth nothing anywhere. */
export function useLogout() {
  const [logout] = useLogoutMutation();
  const endSession = useEndSession();
  return useCallback(async () => {
    const token = readToken();
    await endSession();
    // A service that cannot be reached must not keep anyone logged in here.
    logout({ context: { token } }).catch(() => undefined);
  }, [logout, endSession]);
}

/** Deletes the account for good, and ends as logging out does. */
export function useDeleteAccount() {
  const [deleteAccount] = useDeleteAccountMutation();
  const endSession = useEndSession();
  const alerts = useAlerts();
  const perform = useCallback(async () => {
    await deleteAccount();
    await endSession();
    alerts.success("Your account has been permanantly deleted");
  }, [deleteAccount, endSession, alerts]);
  return useAction(perform);
}
