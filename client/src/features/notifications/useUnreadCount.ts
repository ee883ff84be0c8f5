import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import {
  NotificationsDocument,
  useNotificationChangedSubscription,
  useUnreadCountQuery,
} from "../../generated/notificationHooks";
import { applyChange } from "./notificationCache";

/** How many notifications the member has not read, as it changes. The list in the cache follows the same events. */
export function useUnreadCount(): number {
  const client = useApolloClient();
  const latest = useRef(-1);
  const { data, error } = useUnreadCountQuery();
  const me = data?.me;
  useNotificationChangedSubscription({
    // Its first event is newer than this answer, and must not be overtaken by it.
    skip: !me && !error,
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const change = event?.notificationChanged;
      if (!change || !me || change.version < latest.current) return;
      latest.current = change.version;
      const isExplained = applyChange(client.cache, me.id, change);
      if (!isExplained) void client.refetchQueries({ include: activeLists(client) });
    },
  });
  return me?.unreadCount ?? 0;
}

/** Naming a query that no page shows would be an error. */
const activeLists = (client: ReturnType<typeof useApolloClient>) =>
  [...client.getObservableQueries()]
    .filter(({ query }) => query === NotificationsDocument)
    .map(() => NotificationsDocument);
