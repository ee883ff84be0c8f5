import { useApolloClient } from "@apollo/client/react";
import { PostDocument, type PostQuery, type PostQueryVariables } from "../../../generated/hooks";
import { usePostDeleted } from "./usePostDeleted";

/** Lets the page of a post know at once that the post was deleted. */
export function useGoneWhenDeleted(postId: string): void {
  const { cache } = useApolloClient();
  usePostDeleted((id) => {
    if (id !== postId) return;
    cache.writeQuery<PostQuery, PostQueryVariables>({
      query: PostDocument,
      variables: { id },
      data: { __typename: "Query", post: null } as PostQuery,
    });
  });
}
