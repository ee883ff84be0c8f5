import { useCallback } from "react";
import { type PostsQuery, usePostsQuery } from "../../../generated/hooks";
import { useOnReconnect } from "../../../shared/reconnects";

/** One page of the posts. */
export type PostPage = NonNullable<PostsQuery["posts"]>;

/** One page of the posts: shown at once when it was seen before, and requested again in any case. */
export function usePostFeed(page: number) {
  const { data, error, loading, refetch } = usePostsQuery({
    variables: { page },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const renewQuietly = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnReconnect(renewQuietly);
  return { posts: data?.posts ?? undefined, error, isLoading: loading, renew: refetch };
}
