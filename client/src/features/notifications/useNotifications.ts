import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { NotificationsDocument, useNotificationsQuery } from "../../generated/notificationHooks";
import { useOnMissed } from "../../shared/live";
import type { FirstQuery } from "../../shared/service/firstQueries";
import { missedVersion } from "./notificationCache";

const [pageSize, maxPerRequest] = [20, 100];

/** What `useNotifications` asks. */
export const notificationsQuery: FirstQuery = { query: NotificationsDocument };

/** The member's notifications, newest first, twenty more at each request. The bell's live events keep them current. */
export function useNotifications() {
  const { data, previousData, error, loading, refetch, fetchMore } = useNotificationsQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  const page = me?.notifications;
  const shown = page?.nodes.length ?? 0;
  const renewQuietly = useCallback(
    () => void refetch({ first: Math.min(Math.max(shown, pageSize), maxPerRequest) }).catch(() => undefined),
    [refetch, shown],
  );
  useOnMissed(renewQuietly);
  useReloadStale(loading, renewQuietly);
  const after = page?.pageInfo.endCursor;
  const loadMore = useCallback(() => fetchMore({ variables: { after } }), [fetchMore, after]);
  return {
    lines: page?.nodes,
    unreadCount: me?.unreadCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error: page ? undefined : error,
    isRetrying: loading,
    refetch,
    loadMore,
  };
}

/** Reloads a list if something changed while its answer was on its way: once for each change. */
function useReloadStale(isLoading: boolean, reload: () => void) {
  const { cache } = useApolloClient();
  const reloadedFor = useRef<number | null>(null);
  useEffect(() => {
    const missed = isLoading ? null : missedVersion(cache);
    if (missed === null || missed === reloadedFor.current) return;
    reloadedFor.current = missed;
    reload();
  }, [isLoading, cache, reload]);
}
