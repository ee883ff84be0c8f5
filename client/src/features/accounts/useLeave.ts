import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useNavigationState } from "../../shared/NavigationContext";
import { useServiceSource } from "../../shared/service/ServiceContext";
import { sendLastRequests } from "./lastRequests";
import { clearToken, readToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";

/**
 * Ends the session in this browser: to the landing page, then the profile is forgotten, then the user. What the member typed
 * stays in this tab for them alone: each draft is named after its member.
 */
export function useEndSession() {
  const source = useServiceSource();
  const navigate = useNavigate();
  const { settled } = useNavigationState();
  return useCallback(async () => {
    try {
      // Synchronously, so that the guard of a members' page sees the navigation before the token is cleared.
      await navigate("/", { flushSync: true });
      await settled();
    } finally {
      source.loaded()?.client.cache.evict({ fieldName: "profile" });
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
    const sent = sendLastRequests();
    await endSession();
    // Logging out here must work even when the service cannot be reached.
    Promise.all([loadAccounts(), sent])
      .then(([{ client, logOut }]) => logOut(client, token))
      .catch(() => undefined);
  }, [loadAccounts, endSession]);
}
