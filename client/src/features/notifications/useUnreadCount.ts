import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import {
  NotificationsDocument,
  useNotificationChangedSubscription,
  useUnreadCountQuery,
} from "../../generated/notificationHooks";
import { useOnMissed } from "../../shared/live";
import { applyChange, forgetLiveVersion, isOutdated, missedVersion } from "./notificationCache";

/** How many notifications the member has not read, as it changes. The list in the cache follows the same events. */
export function useUnreadCount(): number {
  const client = useApolloClient();
  const isFirst = useRef(true);
  const { data, previousData, error, refetch } = useUnreadCountQuery();
  const me = (data ?? previousData)?.me;
  useNotificationChangedSubscription({
    // Its first event is newer than this answer, and must not be overtaken by it.
    skip: !me && !error,
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const change = event?.notificationChanged;
      if (!change || !me || isOutdated(change)) return;
      applyChange(client.cache, me.id, change, isFirst.current);
      isFirst.current = false;
      if (missedVersion(client.cache) !== null) reloadLists(client);
    },
  });
  useOnMissed((isLive) => {
    isFirst.current = true;
    // A new connection begins with an event that has the number.
    if (!isLive) void refetch().catch(() => undefined);
  });
  useEffect(() => forgetLiveVersion, []);
  return me?.unreadCount ?? 0;
}

/** Reloads the list where a page shows it. */
function reloadLists(client: ReturnType<typeof useApolloClient>): void {
  for (const list of client.getObservableQueries())
    if (list.options.query === NotificationsDocument) void list.refetch().catch(() => undefined);
}
