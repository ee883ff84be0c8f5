import type { ApolloClient, DocumentNode, ErrorPolicy, OperationVariables } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useCallback } from "react";

/** What a query's hook returns. */
interface Result {
  client: ApolloClient;
  observable: {
    query: DocumentNode;
    variables: OperationVariables;
    options: { errorPolicy?: ErrorPolicy };
    getCurrentResult(): { data?: unknown; error?: unknown };
  };
  refetch(): Promise<unknown>;
}

/**
 * Asks again behind what a query shows: it renders when something has changed, and not for the request itself. Without the
 * service, everything stays as it is. What the service refuses is asked once more, for its page to show; so is a query
 * that shows no data, or an error.
 */
export function useBackgroundRefetch({ client, observable, refetch }: Result): () => void {
  return useCallback(() => {
    const refetchInSight = () => void refetch().catch(() => undefined);
    const { data, error } = observable.getCurrentResult();
    if (!data || error) return refetchInSight();
    const {
      query,
      variables,
      options: { errorPolicy },
    } = observable;
    client
      .query({ query, variables, errorPolicy, fetchPolicy: "network-only" })
      .catch((problem: unknown) => CombinedGraphQLErrors.is(problem) && refetchInSight());
  }, [client, observable, refetch]);
}
