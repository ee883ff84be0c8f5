import { useCallback } from "react";
import { useNotificationsQuery } from "../../generated/notificationHooks";
import { useOnReconnect } from "../../shared/reconnects";

/** The member's notifications, newest first, twenty more at each request. The bell's live events keep them current. */
export function useNotifications() {
  const { data, previousData, error, loading, refetch, fetchMore } = useNotificationsQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const renewQuietly = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnReconnect(renewQuietly);
  const me = (data ?? previousData)?.me;
  const page = me?.notifications;
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
