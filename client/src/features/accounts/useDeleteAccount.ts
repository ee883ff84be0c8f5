import { useCallback } from "react";
import { type DepartureContent, useDeleteAccountMutation } from "../../generated/accountHooks";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { forgetDraftsOf } from "../../ui/forms/draftStore";
import { useSession } from "./SessionProvider";
import { useEndSession } from "./useLeave";
import { sendLastRequests } from "./lastRequests";
import * as texts from "./texts";

/** Deletes the account (recoverable for a week) and ends the session. `limitedToken` replaces a session. */
export function useDeleteAccount(limitedToken?: string) {
  const [deleteAccount] = useDeleteAccountMutation();
  const endSession = useEndSession();
  const alerts = useAlerts();
  const { user } = useSession();
  const perform = useCallback(
    async (content: DepartureContent) => {
      await sendLastRequests();
      await deleteAccount({
        variables: { input: { content, limitedToken } },
        ...(limitedToken ? { context: { token: null } } : {}),
      });
      await endSession();
      if (user) forgetDraftsOf(user.id);
      alerts.success(texts.accountDeleted);
    },
    [deleteAccount, limitedToken, endSession, alerts, user],
  );
  return useAction(perform);
}
