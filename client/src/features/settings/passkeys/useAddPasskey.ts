import type { startRegistration as StartRegistration } from "@simplewebauthn/browser";
import { useCallback } from "react";
import {
  useFinishPasskeyRegistrationMutation,
  useStartPasskeyRegistrationMutation,
} from "../../../generated/settingsHooks";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

/** Lets the browser make a passkey, and stores it under the name of this device. */
export function useAddPasskey() {
  const alerts = useAlerts();
  const [start] = useStartPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation();
  const perform = useCallback(async () => {
    const [{ startRegistration }, { data }] = await Promise.all([import("@simplewebauthn/browser"), start()]);
    if (!data?.startPasskeyRegistration) return;
    const { ceremonyId, options } = data.startPasskeyRegistration;
    const made = await startRegistration({ optionsJSON: options as unknown as Options }).catch(explain);
    if (made === null) return;
    if (typeof made === "string") return alerts.danger(made);
    await finish({ variables: { input: { ceremonyId, response: made as unknown as Record<string, unknown> } } });
    alerts.success(texts.passkeyAdded);
  }, [start, finish, alerts]);
  return useAction(perform);
}

type Options = Parameters<typeof StartRegistration>[0]["optionsJSON"];

/** null: the person closed the browser's window. */
function explain(error: unknown): string | null {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return null;
  return name === "InvalidStateError" ? texts.passkeyExists : texts.passkeyNotMade;
}
