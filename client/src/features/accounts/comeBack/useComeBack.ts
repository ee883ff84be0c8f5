import { useCallback } from "react";
import { useDeleteAccountNowMutation, useKeepAccountMutation } from "../../../generated/comeBackHooks";
import { readProblem } from "../../../ui/feedback/problem";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import type { Leaver } from "../readLeaver";
import { accountDeleted } from "../texts";
import { useEndSession } from "../useLeave";
import type { OneSignIn } from "../useOneSignIn";
import * as texts from "./texts";

interface Options extends Pick<OneSignIn, "signIn"> {
  leaver: Leaver;
  /** Called when this login no longer allows either choice. */
  onOver(): void;
}

/** The two choices of a member with an account that waits to be deleted. */
export function useComeBack({ leaver: { limitedToken }, signIn, onOver }: Options) {
  const alerts = useAlerts();
  const endSession = useEndSession();
  const [keepAccount] = useKeepAccountMutation();
  const [deleteNow] = useDeleteAccountNowMutation();
  const choose = useCallback(
    async <Answer>(perform: (options: ReturnType<typeof optionsWith>) => Promise<Answer>) => {
      try {
        return await perform(optionsWith(limitedToken));
      } catch (error) {
        const { code, messages } = readProblem(error);
        if (isOver.has(code)) {
          onOver();
          messages.forEach((message) => alerts.danger(message));
        }
        throw error;
      }
    },
    [limitedToken, onOver, alerts],
  );

  const keep = useCallback(async () => {
    await signIn(async () => {
      const { data } = await choose(keepAccount);
      if (data?.keepAccount) alerts.success(texts.welcomeBack);
      return data?.keepAccount;
    });
  }, [signIn, choose, keepAccount, alerts]);
  const remove = useCallback(async () => {
    await choose(deleteNow);
    await endSession();
    alerts.success(accountDeleted);
  }, [choose, deleteNow, endSession, alerts]);
  return { keep: useAction(keep, inPlace), remove: useAction(remove, inPlace) };
}

const inPlace = { isShownInPlace: true };
const optionsWith = (limitedToken: string) => ({ variables: { input: { limitedToken } }, context: { token: null } });

/** The token no longer counts; or the account is kept, and suspended. */
const isOver = new Set(["BAD_USER_INPUT", "SUSPENDED"]);
