import { useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useProfilesQuery } from "../../../generated/hooks";
import { deviceZone } from "../../../shared/time/timeZones";
import { type DirectoryFilter, toVariables, writeFilter } from "./directoryFilter";
import { pageSize } from "./pageSize";

/** The most that the service gives at once, in whole pages. */
const maxPerRequest = 96;

/**
 * The directory for a filter, a page at a time. How many pages are open is kept in the history entry, so Back and a
 * reload find the list as long as it was.
 */
export function useDirectory(filter: DirectoryFilter) {
  const { pages, setPages } = useOpenPages();
  const isReturn = useNavigationType() === "POP";
  const first = useFirstRequest(writeFilter(filter).toString(), pages);
  const chosen = toVariables(filter, filter.hoursApart === null ? "" : deviceZone());
  const { data, previousData, loading, error, refetch, fetchMore } = useProfilesQuery({
    variables: { first, ...chosen },
    fetchPolicy: isReturn ? "cache-first" : "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const answer = (data ?? previousData)?.profiles;
  const list = data?.profiles;
  const known = list?.nodes.length ?? 0;

  const loadMore = async () => {
    const { href } = window.location;
    await fetchMore({ variables: { first: pageSize, after: list?.pageInfo.endCursor } });
    // The filter may have changed meanwhile; then these were the next of another list.
    if (window.location.href === href) await setPages(pages + 1);
  };
  return {
    profiles: answer?.nodes.slice(0, data ? pages * pageSize : undefined),
    total: answer?.totalCount ?? 0,
    isTotalExact: answer?.totalCountIsExact ?? true,
    /** What is shown answers the choice before. */
    isStale: !data && loading,
    /** The last answer was a full page, so there may be more. */
    canLoadMore: Boolean(list && (list.pageInfo.hasNextPage || known >= pages * pageSize)),
    error: data ? undefined : error,
    isRetrying: loading,
    refetch,
    loadMore,
  };
}

/** A list that was open further asks for all of that at once; after a change of the filter it starts over. */
function useFirstRequest(filter: string, pages: number): number {
  const [start, setStart] = useState({ filter, first: Math.min(pages * pageSize, maxPerRequest) });
  if (start.filter !== filter) setStart({ filter, first: pageSize });
  return start.filter === filter ? start.first : pageSize;
}

function useOpenPages() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const pages = Number((state as { pages?: unknown } | null)?.pages) || 1;
  const setPages = (next: number) =>
    navigate({ search }, { replace: true, preventScrollReset: true, flushSync: true, state: { pages: next } });
  return { pages, setPages };
}
