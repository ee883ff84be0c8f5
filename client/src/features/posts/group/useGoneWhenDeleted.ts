import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { PostDocument, type PostQuery, type PostQueryVariables } from "../../../generated/discussionHooks";
import { forgetPost } from "../postCache";
import { leaving } from "./leaving";
import { usePostDeleted } from "./usePostDeleted";

/**
 * Marks a post as gone in the cache when it is deleted. Its author refetches instead (`lookAgain`), because hiding a
 * post looks like a deletion to everyone else. A group that the viewer is leaving stays until the page unmounts.
 */
export function useGoneWhenDeleted(postId: string, lookAgain: (() => unknown) | null): void {
  const { cache } = useApolloClient();
  usePostDeleted((id) => {
    if (id !== postId || leaving.has(id)) return;
    if (lookAgain) return void lookAgain();
    cache.writeQuery<PostQuery, PostQueryVariables>({
      query: PostDocument,
      variables: { id },
      data: { __typename: "Query", post: null } as PostQuery,
    });
  });
  useEffect(
    () => () => {
      if (leaving.delete(postId)) forgetPost(cache, postId);
    },
    [cache, postId],
  );
}
