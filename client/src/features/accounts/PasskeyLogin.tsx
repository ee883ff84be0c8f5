import { Text } from "@chakra-ui/react";
import { KeyRound } from "../../generated/icons/KeyRound";
import { useCallback, useState } from "react";
import type { PasskeyAnswerInput } from "../../generated/accountHooks";
import { passkeyObstacle } from "../../shared/passkeySupport";
import { Button } from "../../ui/Button";
import { useHasHydrated } from "../../ui/page/useHasHydrated";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";
import { useAccountService } from "./useAccountService";
import { useOfferInField } from "./useOfferInField";
import type { OneSignIn } from "./useOneSignIn";

/** Logs in without a password: with the button, or with what the browser offers for the email field. */
export function PasskeyLogin({ isSigningIn, signIn }: OneSignIn) {
  const loadPasskeys = useLoadPasskeys();
  const press = useCallback(
    () =>
      signIn(async () => {
        const { client, askForPasskey, finishLogin } = await loadPasskeys();
        const passkey = await askForPasskey(client);
        return passkey && finishLogin(client, passkey);
      }),
    [signIn, loadPasskeys],
  );
  const { run, isPending } = useAction(press);

  const [wasRefused, setRefused] = useState(false);
  const choose = useCallback(
    async (passkey: PasskeyAnswerInput) => {
      const { client, finishLogin } = await loadPasskeys();
      await signIn(() => finishLogin(client, passkey)).catch((error: unknown) => {
        setRefused(true);
        throw error;
      });
    },
    [signIn, loadPasskeys],
  );
  useOfferInField(isSigningIn || wasRefused, useAction(choose).run);

  const obstacle = useHasHydrated() ? passkeyObstacle() : null;
  if (obstacle === "browser") return null;
  if (obstacle === "address") return <Text color="fg.muted">{texts.passkeyNeedsName}</Text>;
  return (
    <Button size="lg" isPending={isPending} disabled={isSigningIn && !isPending} onClick={() => void run()}>
      <KeyRound size={18} aria-hidden="true" />
      {texts.passkeyLogin}
    </Button>
  );
}

function useLoadPasskeys() {
  const loadAccounts = useAccountService();
  return useCallback(async () => {
    const [{ client }, operations] = await Promise.all([loadAccounts(), import("./passkeyLogin")]);
    return { client, ...operations };
  }, [loadAccounts]);
}
