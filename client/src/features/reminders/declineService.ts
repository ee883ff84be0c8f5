import type { ApolloClient } from "@apollo/client";
import { DeclineByLinkDocument, type DeclineByLinkMutation } from "../../generated/reminderHooks";

export type DeclinedDate = NonNullable<DeclineByLinkMutation["declineByLink"]>;

/** Without the token of a member who is logged in here: the link says who declines. */
export async function decline(client: ApolloClient, token: string): Promise<DeclinedDate | null> {
  const { data } = await client.mutate<DeclineByLinkMutation>({
    mutation: DeclineByLinkDocument,
    variables: { input: { token } },
    context: { token: null },
  });
  return data?.declineByLink ?? null;
}
