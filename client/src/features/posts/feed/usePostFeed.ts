import { FilteredPostsDocument, useFilteredPostsQuery } from "../../../generated/feedHooks";
import { PostsDocument, type PostsQuery, usePostsQuery } from "../../../generated/hooks";
import { useOnMissed } from "../../../shared/live";
import type { FirstQuery } from "../../../shared/service/firstQueries";
import { useBackgroundRefetch } from "../../../shared/service/useBackgroundRefetch";
import { type FeedFilter, isFiltered } from "../filter/feedFilter";

/** One page of the posts. */
export type PostPage = NonNullable<PostsQuery["posts"]>;

const when = (isWanted: boolean) =>
  ({ skip: !isWanted, fetchPolicy: "cache-and-network", notifyOnNetworkStatusChange: true }) as const;

const filtered = (page: number, { isMine, interest }: FeedFilter) => ({
  page,
  scope: isMine ? ("MY_GROUPS" as const) : null,
  interest,
});

/** What `usePostFeed` asks. */
export const feedQuery = (page: number, filter: FeedFilter): FirstQuery =>
  isFiltered(filter)
    ? { query: FilteredPostsDocument, variables: filtered(page, filter) }
    : { query: PostsDocument, variables: { page } };

/** One page of the posts: shown at once when it was seen before, and requested again in any case. */
export function usePostFeed(page: number, filter: FeedFilter) {
  const filtering = isFiltered(filter);
  const all = usePostsQuery({ variables: { page }, ...when(!filtering) });
  const some = useFilteredPostsQuery({ variables: filtered(page, filter), ...when(filtering) });
  const result = filtering ? some : all;
  const { data, error, loading, refetch } = result;
  useOnMissed(useBackgroundRefetch(result));
  return { posts: data?.posts ?? undefined, error, isLoading: loading, renew: refetch };
}
