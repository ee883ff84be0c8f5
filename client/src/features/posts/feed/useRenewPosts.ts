import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { PostsDocument } from "../../../generated/hooks";

/** Refetches the page of posts that is shown at that time. */
export function useRenewPosts(): () => void {
  const client = useApolloClient();
  return useCallback(() => void client.refetchQueries({ include: [PostsDocument] }), [client]);
}
