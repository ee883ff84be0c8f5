import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  CommentsDocument,
  type CommentsQuery,
  type CommentsQueryVariables,
  useCommentsQuery,
} from "../../../generated/discussionHooks";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { readLoaded } from "./readLoaded";

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

  const { read, jump, renew } = useReads(postId);

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
    older: () => read(() => fetchMore({ variables: { ...nowhere, after: pageInfo?.endCursor } })),
    newer: () => read(() => fetchMore({ variables: { ...nowhere, before: pageInfo?.startCursor } })),
  };
}

/**
 * Reads parts of the discussion into the cache, so that live updates never replace what somebody asked for. `renew` reads the loaded part
 * again: not while another part is being read, and its answer is dropped when somebody asked for one meanwhile. After a jump the new
 * place is already up to date; after more was loaded, `renew` starts again.
 */
function useReads(postId: string) {
  const client = useApolloClient();
  const asked = useRef({ begun: 0, jumps: 0, running: 0, isMissed: false }).current;

  const renew = useCallback(
    async function again(): Promise<void> {
      if (asked.running > 0) return void (asked.isMissed = true);
      const { begun, jumps } = asked;
      const data = await readLoaded(client, postId);
      if (asked.jumps !== jumps) return;
      if (asked.begun !== begun) return again();
      if (data) client.writeQuery({ query: CommentsDocument, variables: { postId }, data });
    },
    [client, postId, asked],
  );

  /** Runs a read that somebody asked for, and then the `renew` that had to wait for it. */
  const read = useCallback(
    async (begin: () => Promise<unknown>): Promise<void> => {
      asked.begun += 1;
      asked.running += 1;
      try {
        await begin();
      } finally {
        asked.running -= 1;
        if (asked.running === 0 && asked.isMissed) {
          asked.isMissed = false;
          void renew().catch(() => undefined);
        }
      }
    },
    [asked, renew],
  );

  /** Replaces the loaded part by another one. */
  const jump = useCallback(
    (place: Partial<CommentsQueryVariables>) => {
      asked.jumps += 1;
      return read(async () => {
        do {
          asked.isMissed = false;
          const variables = { postId, ...place };
          await client.query({ query: CommentsDocument, variables, fetchPolicy: "network-only" });
        } while (asked.isMissed);
      });
    },
    [client, postId, asked, read],
  );

  return { read, jump, renew: useCallback(() => void renew().catch(() => undefined), [renew]) };
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
