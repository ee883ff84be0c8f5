import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  CommentsDocument,
  type CommentsQueryVariables,
  LoadedCommentsDocument,
  useCommentsQuery,
} from "../../../generated/discussionHooks";

/** The threads of a `Comments` page. */
const pageSize = 20;

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** The comment that the address names. */
export function useNamedComment() {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  // Where only the end of the address changes, the browser gives every entry of the history the same key.
  return { namedId: isId(id) ? id.toLowerCase() : null, key: key + hash };
}

/** The loaded part of a discussion: at first around what the address names, or what is unread, or at its newest comments. */
export function useThreads(postId: string) {
  const { namedId, key } = useNamedComment();
  const client = useApolloClient();
  const [opening] = useState<Partial<CommentsQueryVariables>>(namedId ? { around: namedId } : { start: "UNREAD" });
  const { data, error, loading, refetch, fetchMore } = useCommentsQuery({
    variables: { postId, ...opening },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const pageInfo = post?.threads.pageInfo;

  /** Replaces the loaded part by another one. */
  const jump = useCallback(
    async (place: Partial<CommentsQueryVariables>) => {
      const variables = { postId, ...place };
      await client.query({ query: CommentsDocument, variables, fetchPolicy: "network-only" });
    },
    [client, postId],
  );

  const nodes = post?.threads.nodes;
  const hasNewer = pageInfo?.hasPreviousPage ?? false;
  const renew = useCallback(() => {
    const middle = nodes?.[Math.floor(nodes.length / 2)]?.id;
    const query = (nodes?.length ?? 0) > pageSize ? LoadedCommentsDocument : CommentsDocument;
    const variables = { postId, around: hasNewer ? middle : undefined };
    void client.query({ query, variables, fetchPolicy: "network-only" }).catch(() => undefined);
  }, [client, postId, nodes, hasNewer]);

  const openedFor = useRef(key);
  useEffect(() => {
    if (openedFor.current === key) return;
    openedFor.current = key;
    if (namedId && !document.getElementById(namedId)) void jump({ around: namedId }).catch(() => undefined);
  }, [key, namedId, jump]);

  return {
    post,
    error,
    isLoading: loading,
    refetch,
    renew,
    jump,
    older: () => fetchMore({ variables: { ...nowhere, after: pageInfo?.endCursor } }),
    newer: () => fetchMore({ variables: { ...nowhere, before: pageInfo?.startCursor } }),
  };
}

const nowhere = { around: null, start: null };
