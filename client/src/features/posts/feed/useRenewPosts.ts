import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";

/** The operations of the list, whole and filtered. */
const lists = new Set<string | undefined>(["Posts", "FilteredPosts"]);

/** Refetches the page of posts that is shown at that time. */
export function useRenewPosts(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    const shown = [...client.getObservableQueries("active")].filter(({ queryName }) => lists.has(queryName));
    for (const query of shown) void query.refetch().catch(() => undefined);
  }, [client]);
}
