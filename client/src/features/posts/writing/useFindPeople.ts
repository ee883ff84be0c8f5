import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { MentionableDocument, type MentionableQuery, type MentionableQueryVariables } from "../../../generated/hooks";
import type { FindPeople } from "../../../shared/writing/useMentionList";

/** Finds whom a message in this group can name; null: a group that is about to be started. */
export function useFindPeople(postId: string | null): FindPeople {
  const client = useApolloClient();
  return useCallback(
    async (typed) => {
      const query = MentionableDocument as TypedDocumentNode<MentionableQuery, MentionableQueryVariables>;
      const { data } = await client.query({ query, variables: { postId, text: typed } });
      return data?.mentionable ?? [];
    },
    [client, postId],
  );
}
