import { useCallback, useEffect, useRef } from "react";
import { type GroupMembersQuery, useGroupMembersQuery } from "../../../generated/groupHooks";

/** How many come at once. The service gives at most a hundred. */
const [page, maxPerRequest] = [20, 100];

/** The members of a group, page by page. They are read again when their number changes. */
export function useMembers(groupId: string, memberCount: number) {
  const { data, error, loading, refetch, fetchMore } = useGroupMembersQuery({
    variables: { id: groupId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const group = data?.group;
  const shown = group?.members.nodes.length ?? 0;
  const counted = useRef(memberCount);
  useEffect(() => {
    if (counted.current === memberCount) return;
    counted.current = memberCount;
    void refetch({ first: Math.min(Math.max(shown, page), maxPerRequest) }).catch(() => undefined);
  }, [memberCount, refetch, shown]);
  const after = group?.members.pageInfo.endCursor;
  const loadMore = useCallback(() => fetchMore({ variables: { after }, updateQuery: append }), [fetchMore, after]);
  return { members: group?.members, error, isLoading: loading, refetch, loadMore };
}

/** Joins a page to those before it; a person who is on both stays where they were. */
function append(known: GroupMembersQuery, { fetchMoreResult: more }: { fetchMoreResult: GroupMembersQuery }) {
  if (!known.group || !more.group) return known;
  const ids = new Set(known.group.members.nodes.map(({ id }) => id));
  const fresh = more.group.members.nodes.filter(({ id }) => !ids.has(id));
  return {
    group: { ...more.group, members: { ...more.group.members, nodes: [...known.group.members.nodes, ...fresh] } },
  };
}
