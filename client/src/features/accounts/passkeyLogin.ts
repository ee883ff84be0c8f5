import type { ApolloClient } from "@apollo/client";
import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import {
  FinishPasskeyLoginDocument,
  type FinishPasskeyLoginMutation,
  type PasskeyAnswerInput,
  StartPasskeyLoginDocument,
  type StartPasskeyLoginMutation,
} from "../../generated/accountHooks";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Lets the browser ask for a passkey: among the names it offers for the field, or in a window of its own. */
export async function askForPasskey(client: ApolloClient, { inField = false } = {}): Promise<PasskeyAnswerInput> {
  const { data } = await client.mutate<StartPasskeyLoginMutation>({
    mutation: StartPasskeyLoginDocument,
    context: { token: null },
  });
  const { ceremonyId, options } = data!.startPasskeyLogin!;
  const optionsJSON = options as unknown as Options;
  // A ceremony that waits in the field ends when another one starts.
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  return { ceremonyId, response: response as unknown as PasskeyAnswerInput["response"] };
}

export async function finishLogin(client: ApolloClient, input: PasskeyAnswerInput) {
  const { data } = await client.mutate<FinishPasskeyLoginMutation>({
    mutation: FinishPasskeyLoginDocument,
    variables: { input },
    context: { token: null },
  });
  return data?.finishPasskeyLogin;
}

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** The person closed the browser's window, or let it wait for too long: nothing failed. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
