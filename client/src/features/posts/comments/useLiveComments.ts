import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type CommentsQuery,
  useCommentAddedSubscription,
  useCommentChangedSubscription,
  useCommentDeletedSubscription,
} from "../../../generated/discussionHooks";
import { usePostChangedSubscription } from "../../../generated/hooks";
import { useOnMissed } from "../../../shared/live";
import { useSession } from "../../accounts/SessionProvider";
import { mayMissComments } from "./commentsReadAt";
import { addUnderPost, removeFromPost } from "../postCache";
import * as texts from "../texts";

interface Options {
  postId: string;
  /** What is shown of the post, null until it is there. */
  post: CommentsQuery["post"] | undefined;
  /** Reads the comments again. */
  renew(): void;
}

/**
 * Applies live events to the comments, and returns the announcement of the latest one. A response can be older than an
 * event that arrived before it, so all events since the connection began are applied to every response.
 */
export function useLiveComments({ postId, post, renew }: Options): string {
  const { user, status } = useSession();
  const { cache } = useApolloClient();
  const [news, setNews] = useState("");
  const isThere = useRef(new Map<string, boolean>());
  const isFirst = useRef(true);
  const options = { variables: { postId }, skip: status !== "member", ignoreResults: true };
  useCommentAddedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, author } = data.commentAdded;
      isThere.current.set(id, true);
      addUnderPost(cache, postId, id);
      if (author && author.id !== user?.id) setNews(texts.newComment(author.name));
    },
  });
  // Only writes to the cache.
  useCommentChangedSubscription(options);
  useCommentDeletedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      isThere.current.set(data.commentDeleted.id, false);
      removeFromPost(cache, postId, data.commentDeleted.id);
    },
  });
  usePostChangedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      const wasFirst = isFirst.current;
      isFirst.current = false;
      if (data && wasFirst && mayMissComments(postId, data.postChanged.version)) renew();
    },
  });
  const startAgain = useCallback(() => {
    isThere.current.clear();
    isFirst.current = true;
    renew();
  }, [renew]);
  useOnMissed(startAgain);
  useEffect(() => {
    if (post) apply(cache, postId, isThere.current);
  }, [cache, postId, post]);
  return news;
}

function apply(cache: ApolloCache, postId: string, isThere: ReadonlyMap<string, boolean>): void {
  for (const [id, isAdded] of isThere) {
    if (isAdded) addUnderPost(cache, postId, id);
    else removeFromPost(cache, postId, id);
  }
}
