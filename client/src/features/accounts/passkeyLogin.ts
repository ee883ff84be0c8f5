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

interface How {
  inField?: boolean;
  signal?: AbortSignal;
}

/**
 * Asks the browser for a passkey, in the field's autofill or in a window. Resolves to null if the window was closed,
 * timed out or was aborted by `signal`.
 */
export async function askForPasskey(
  client: ApolloClient,
  { inField = false, signal }: How = {},
): Promise<PasskeyAnswerInput | null> {
  const { data } = await client.mutate<StartPasskeyLoginMutation>({
    mutation: StartPasskeyLoginDocument,
    context: { token: null },
  });
  if (signal?.aborted) return null;
  const { ceremonyId, options } = data!.startPasskeyLogin!;
  const optionsJSON = options as unknown as Options;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener("abort", stop);
  try {
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
    return signal?.aborted ? null : { ceremonyId, response: response as unknown as PasskeyAnswerInput["response"] };
  } catch (error) {
    if (isGivenUp(error)) return null;
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

export async function finishLogin(client: ApolloClient, input: PasskeyAnswerInput) {
  const { data } = await client.mutate<FinishPasskeyLoginMutation>({
    mutation: FinishPasskeyLoginDocument,
    variables: { input },
    context: { token: null },
  });
  return data?.finishPasskeyLogin;
}
