import { Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { useCallback, useEffect } from "react";
import { passkeyObstacle } from "../../shared/passkeySupport";
import { Button } from "../../ui/Button";
import { useHasHydrated } from "../../ui/page/useHasHydrated";
import { useAction } from "../alerts/useAction";
import { useSession } from "./SessionProvider";
import * as texts from "./texts";
import { useAccountService } from "./useAccountService";

/** A challenge counts for five minutes; one that waits in the field is replaced before. */
const renewEvery = 4 * 60_000;

/** Logs in without a password: with the button, or with what the browser offers for the email field. */
export function PasskeyLogin() {
  const logIn = usePasskeyLogin();
  const press = useCallback(() => logIn({ inField: false }), [logIn]);
  const { run, isPending } = useAction(press);
  useOfferInField(logIn);
  const obstacle = useHasHydrated() ? passkeyObstacle() : null;
  if (obstacle === "browser") return null;
  if (obstacle === "address") return <Text color="fg.muted">{texts.passkeyNeedsName}</Text>;
  return (
    <Button size="lg" isPending={isPending} onClick={() => void run()}>
      <KeyRound size={18} aria-hidden="true" />
      {texts.passkeyLogin}
    </Button>
  );
}

type LogIn = (how: { inField: boolean }) => Promise<void>;

function usePasskeyLogin(): LogIn {
  const { begin } = useSession();
  const loadAccounts = useAccountService();
  return useCallback(
    async (how) => {
      const [{ client }, passkeys] = await Promise.all([loadAccounts(), import("./passkeyLogin")]);
      try {
        const answer = await passkeys.finishLogin(client, await passkeys.askForPasskey(client, how));
        if (answer) await begin(answer);
      } catch (error) {
        if (!passkeys.isGivenUp(error)) throw error;
      }
    },
    // `begin` does the same at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [loadAccounts],
  );
}

/** Nobody asked for this, so nothing is said when it fails: the button and the password are there. */
function useOfferInField(logIn: LogIn) {
  useEffect(() => {
    if (passkeyObstacle() !== null) return;
    let isOver = false;
    const offer = () => void logIn({ inField: true }).catch(() => undefined);
    void isOffered().then((isPossible) => isPossible && !isOver && offer());
    const timer = setInterval(offer, renewEvery);
    return () => {
      isOver = true;
      clearInterval(timer);
      void import("./passkeyLogin").then(({ stopAsking }) => stopAsking());
    };
  }, [logIn]);
}

const isOffered = async (): Promise<boolean> =>
  (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
