import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  CommentNewsFragmentDoc,
  type CommentsQuery,
  useCommentAddedSubscription,
  useCommentChangedSubscription,
  useCommentDeletedSubscription,
} from "../../../generated/discussionHooks";
import { usePostChangedSubscription } from "../../../generated/hooks";
import { useOnMissed } from "../../../shared/live";
import { useSession } from "../../accounts/SessionProvider";
import { mayMissComments } from "./commentsReadAt";
import { noteGone } from "../deletion/deletions";
import { addComment, removeComment } from "../postCache";
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
  const isThere = useRef(new Map<string, Arrival>());
  const isFirst = useRef(true);
  const options = { variables: { postId }, skip: status !== "member", ignoreResults: true };
  useCommentAddedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, author, replyTo } = data.commentAdded;
      isThere.current.set(id, { isAdded: true, replyToId: replyTo?.id });
      const isUnread = author?.id !== user?.id;
      cache.writeFragment({ fragment: CommentNewsFragmentDoc, data: { __typename: "Comment", id, isUnread } });
      addComment(cache, { postId, replyToId: replyTo?.id }, id);
      if (author && isUnread) setNews(texts.newComment(author.name));
    },
  });
  // Only writes to the cache.
  useCommentChangedSubscription(options);
  useCommentDeletedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, comment, replyTo } = data.commentDeleted;
      noteGone(cache, id);
      // Of a comment with answers, the event has brought what is left into the cache.
      if (comment) return void isThere.current.delete(id);
      isThere.current.set(id, { isAdded: false, replyToId: replyTo?.id });
      removeComment(cache, { postId, replyToId: replyTo?.id }, id);
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

interface Arrival {
  isAdded: boolean;
  replyToId: string | undefined;
}

function apply(cache: ApolloCache, postId: string, isThere: ReadonlyMap<string, Arrival>): void {
  for (const [id, { isAdded, replyToId }] of isThere) {
    if (isAdded) addComment(cache, { postId, replyToId }, id);
    else removeComment(cache, { postId, replyToId }, id);
  }
}
