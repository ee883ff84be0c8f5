import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  CommentsDocument,
  type CommentsQuery,
  type CommentsQueryVariables,
  LoadedCommentsDocument,
  useCommentsQuery,
} from "../../../generated/discussionHooks";
import type { FirstQuery } from "../../../shared/service/firstQueries";

/** The threads of a `Comments` page. */
const pageSize = 20;

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** The comment that the address names. */
export function useNamedComment() {
  const { hash, key } = useLocation();
  // Where only the end of the address changes, the browser gives every entry of the history the same key.
  return { namedId: readNamedComment(hash), key: key + hash };
}

function readNamedComment(hash: string): string | null {
  const id = hash.slice(1);
  return isId(id) ? id.toLowerCase() : null;
}

const openingAt = (namedId: string | null): Partial<CommentsQueryVariables> =>
  namedId ? { around: namedId } : { start: "UNREAD" };

/** What `useThreads` asks at first. */
export const threadsQuery = (postId: string, hash: string): FirstQuery => ({
  query: CommentsDocument,
  variables: { postId, ...openingAt(readNamedComment(hash)) },
});

/** The loaded part of a discussion: at first around what the address names, or what is unread, or at its newest comments. */
export function useThreads(postId: string) {
  const { namedId, key } = useNamedComment();
  const [opening] = useState(() => openingAt(namedId));
  const { data, error, loading, refetch, fetchMore } = useCommentsQuery({
    variables: { postId, ...opening },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const pageInfo = post?.threads.pageInfo;

  const { jump, renew } = useReads(postId, post);

  const openedFor = useRef(key);
  const [searchedFor, setSearchedFor] = useState(key);
  useEffect(() => {
    if (openedFor.current === key) return;
    openedFor.current = key;
    if (!namedId || document.getElementById(namedId)) return;
    // Without an answer, nobody knows whether it is there.
    void jump({ around: namedId }).then(
      () => setSearchedFor(key),
      () => undefined,
    );
  }, [key, namedId, jump]);
  const isGone = useIsGone({ post, namedId, key, isSearched: searchedFor === key && !loading && !error });

  return {
    post,
    error,
    isLoading: loading,
    isGone,
    refetch,
    renew,
    jump,
    older: () => fetchMore({ variables: { ...nowhere, after: pageInfo?.endCursor } }),
    newer: () => fetchMore({ variables: { ...nowhere, before: pageInfo?.startCursor } }),
  };
}

/**
 * Reads parts of the discussion into the cache. The place that somebody jumps to is not replaced by that of before, which live updates
 * read again; when they ask for it during a jump, the new place is read once more.
 */
function useReads(postId: string, post: CommentsQuery["post"] | undefined) {
  const client = useApolloClient();
  const jumps = useRef({ begun: 0, running: 0, isMissed: false }).current;

  /** Replaces the loaded part by another one. */
  const jump = useCallback(
    async (place: Partial<CommentsQueryVariables>) => {
      const variables = { postId, ...place };
      jumps.begun += 1;
      jumps.running += 1;
      try {
        do {
          jumps.isMissed = false;
          await client.query({ query: CommentsDocument, variables, fetchPolicy: "network-only" });
        } while (jumps.isMissed);
      } finally {
        jumps.running -= 1;
      }
    },
    [client, postId, jumps],
  );

  const nodes = post?.threads.nodes;
  const hasNewer = post?.threads.pageInfo.hasPreviousPage ?? false;
  /** Reads the loaded part again. */
  const renew = useCallback(() => {
    if (jumps.running > 0) return void (jumps.isMissed = true);
    const { begun } = jumps;
    const middle = nodes?.[Math.floor(nodes.length / 2)]?.id;
    const query = (nodes?.length ?? 0) > pageSize ? LoadedCommentsDocument : CommentsDocument;
    const variables = { postId, around: hasNewer ? middle : undefined };
    client.query({ query, variables, fetchPolicy: "no-cache" }).then(
      ({ data }) => data && jumps.begun === begun && client.writeQuery({ query, variables, data }),
      () => undefined,
    );
  }, [client, postId, jumps, nodes, hasNewer]);

  return { jump, renew };
}

interface Search {
  post: CommentsQuery["post"] | undefined;
  namedId: string | null;
  key: string;
  /** The loaded part is the answer to a search for it. */
  isSearched: boolean;
}

/** Whether the comment that the address names was not found. What is loaded later, elsewhere in the discussion, says nothing of it. */
function useIsGone({ post, namedId, key, isSearched }: Search): boolean {
  const [search, setSearch] = useState<{ key: string; isGone: boolean } | null>(null);
  const isThere = Boolean(post && namedId && (post.threads.target?.id === namedId || isLoaded(post, namedId)));
  if (post && isSearched && search?.key !== key) setSearch({ key, isGone: namedId !== null && !isThere });
  return search?.key === key && search.isGone && !isThere;
}

const isLoaded = ({ threads }: NonNullable<CommentsQuery["post"]>, wanted: string) =>
  threads.nodes.some(({ id, answers }) => id === wanted || answers.nodes.some((answer) => answer.id === wanted));

const nowhere = { around: null, start: null };
