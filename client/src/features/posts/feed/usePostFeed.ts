import { useCallback } from "react";
import { useFilteredPostsQuery } from "../../../generated/feedHooks";
import { type PostsQuery, usePostsQuery } from "../../../generated/hooks";
import { useOnMissed } from "../../../shared/live";
import { type FeedFilter, isFiltered } from "../filter/feedFilter";

/** One page of the posts. */
export type PostPage = NonNullable<PostsQuery["posts"]>;

const when = (isWanted: boolean) =>
  ({ skip: !isWanted, fetchPolicy: "cache-and-network", notifyOnNetworkStatusChange: true }) as const;

/** One page of the posts: shown at once when it was seen before, and requested again in any case. */
export function usePostFeed(page: number, filter: FeedFilter) {
  const filtering = isFiltered(filter);
  const variables = { page, scope: filter.isMine ? ("MY_GROUPS" as const) : null, interest: filter.interest };
  const all = usePostsQuery({ variables: { page }, ...when(!filtering) });
  const some = useFilteredPostsQuery({ variables, ...when(filtering) });
  const { data, error, loading, refetch } = filtering ? some : all;
  const renewQuietly = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnMissed(renewQuietly);
  return { posts: data?.posts ?? undefined, error, isLoading: loading, renew: refetch };
}
