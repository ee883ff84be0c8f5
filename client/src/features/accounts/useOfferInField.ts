import { useEffect } from "react";
import type { PasskeyAnswerInput } from "../../generated/accountHooks";
import { passkeyObstacle } from "../../shared/passkeySupport";
import { useAccountService } from "./useAccountService";

/** A challenge is valid for five minutes; one that waits in the field is replaced before it ends. */
const renewEvery = 4 * 60_000;

/**
 * Offers passkeys in the autofill of the email field, until it is paused. Errors are ignored: nobody asked for the
 * offer, and the passkey button and the password still work.
 */
export function useOfferInField(isPaused: boolean, onChosen: (passkey: PasskeyAnswerInput) => unknown) {
  const loadAccounts = useAccountService();
  useEffect(() => {
    if (isPaused || passkeyObstacle() !== null) return;
    let round = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const ask = async ({ signal }: AbortController) => {
      const [{ client }, { askForPasskey }] = await Promise.all([loadAccounts(), import("./passkeyLogin")]);
      return signal.aborted ? null : askForPasskey(client, { inField: true, signal });
    };
    const offer = () => {
      round.abort();
      round = new AbortController();
      ask(round).then(
        (passkey) => passkey && onChosen(passkey),
        () => undefined,
      );
    };
    void isPossible().then((isOffered) => {
      if (!isOffered || round.signal.aborted) return;
      offer();
      timer = setInterval(offer, renewEvery);
    });
    return () => {
      clearInterval(timer);
      round.abort();
    };
  }, [isPaused, onChosen, loadAccounts]);
}

const isPossible = async (): Promise<boolean> =>
  (await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
