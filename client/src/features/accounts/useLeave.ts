import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useNavigationState } from "../../shared/NavigationContext";
import { useServiceSource } from "../../shared/service/ServiceContext";
import { forgetDrafts } from "../../ui/forms/draftStore";
import { clearToken, readToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";

/** Ends the session in this browser: to the landing page, then the profile is forgotten, then the user. */
export function useEndSession() {
  const source = useServiceSource();
  const navigate = useNavigate();
  const { settled } = useNavigationState();
  return useCallback(async () => {
    try {
      // At once, so that the guard of a members' page knows of it before the token goes.
      await navigate("/", { flushSync: true });
      await settled();
    } finally {
      source.loaded()?.client.cache.evict({ fieldName: "profile" });
      forgetDrafts();
      clearToken();
    }
  }, [source, navigate, settled]);
}

/** Logs out here at once, and revokes the token at the service. */
export function useLogout() {
  const loadAccounts = useAccountService();
  const endSession = useEndSession();
  return useCallback(async () => {
    const token = readToken();
    await endSession();
    // A service that cannot be reached must not keep anyone logged in here.
    loadAccounts()
      .then(({ client, logOut }) => logOut(client, token))
      .catch(() => undefined);
  }, [loadAccounts, endSession]);
}
