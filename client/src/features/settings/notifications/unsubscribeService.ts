import type { ApolloClient } from "@apollo/client";
import { UnsubscribeDocument, type UnsubscribeMutation } from "../../../generated/settingsHooks";

/** Without the token of a member who is logged in here. Gives what the mails were about; null for digests. */
export async function stopMails(client: ApolloClient, token: string): Promise<string | null> {
  const { data } = await client.mutate<UnsubscribeMutation>({
    mutation: UnsubscribeDocument,
    variables: { input: { token } },
    context: { token: null },
  });
  return data?.unsubscribe?.label ?? null;
}
