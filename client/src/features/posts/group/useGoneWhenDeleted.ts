import { useApolloClient } from "@apollo/client/react";
import { PostDocument, type PostQuery, type PostQueryVariables } from "../../../generated/discussionHooks";
import { usePostDeleted } from "./usePostDeleted";

/**
 * Lets the page of a post know at once that the post was deleted. Its author looks again: to everyone else, hiding a post
 * is deleting it.
 */
export function useGoneWhenDeleted(postId: string, lookAgain: (() => unknown) | null): void {
  const { cache } = useApolloClient();
  usePostDeleted((id) => {
    if (id !== postId) return;
    if (lookAgain) return void lookAgain();
    cache.writeQuery<PostQuery, PostQueryVariables>({
      query: PostDocument,
      variables: { id },
      data: { __typename: "Query", post: null } as PostQuery,
    });
  });
}
