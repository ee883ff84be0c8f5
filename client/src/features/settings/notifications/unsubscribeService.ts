import type { ApolloClient } from "@apollo/client";
import { UnsubscribeDocument, type UnsubscribeMutation } from "../../../generated/settingsHooks";

export type Stopped = Pick<NonNullable<UnsubscribeMutation["unsubscribe"]>, "isGroup" | "label">;

/** Without the token of a member who is logged in here. Gives what the mails were about. */
export async function stopMails(client: ApolloClient, token: string): Promise<Stopped> {
  const { data } = await client.mutate<UnsubscribeMutation>({
    mutation: UnsubscribeDocument,
    variables: { input: { token } },
    context: { token: null },
  });
  return data?.unsubscribe ?? { isGroup: false, label: null };
}
