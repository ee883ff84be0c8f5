import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { PostsDocument } from "../../generated/hooks";

/** Asks anew for whichever page of the posts is shown by then. */
export function useRenewPosts(): () => void {
  const client = useApolloClient();
  return useCallback(() => void client.refetchQueries({ include: [PostsDocument] }), [client]);
}
