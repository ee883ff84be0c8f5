import { useCallback } from "react";
import { type GroupsToShareWithQuery, useGroupsToShareWithQuery } from "../../../generated/shelfHooks";

export type GroupsToShareWith = NonNullable<GroupsToShareWithQuery["myGroups"]>["nodes"];

/** The viewer's groups, a hundred at a time; `loadMore` is null where all are there. */
export function useGroupsToShareWith() {
  const { data, error, loading, refetch, fetchMore } = useGroupsToShareWithQuery({ fetchPolicy: "cache-and-network" });
  const { endCursor: after, hasNextPage } = data?.myGroups?.pageInfo ?? {};
  const loadMore = useCallback(() => fetchMore({ variables: { after }, updateQuery: append }), [fetchMore, after]);
  return { groups: data?.myGroups?.nodes, error, loading, refetch, loadMore: hasNextPage ? loadMore : null };
}

/** Joins a page to those before it; a group that is on both stays where it was. */
function append(known: GroupsToShareWithQuery, { fetchMoreResult: more }: { fetchMoreResult: GroupsToShareWithQuery }) {
  if (!known.myGroups || !more.myGroups) return known;
  const ids = new Set(known.myGroups.nodes.map(({ id }) => id));
  const fresh = more.myGroups.nodes.filter(({ id }) => !ids.has(id));
  return { myGroups: { ...more.myGroups, nodes: [...known.myGroups.nodes, ...fresh] } };
}
