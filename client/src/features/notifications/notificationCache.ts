import type { ApolloCache, Reference } from "@apollo/client/cache";
import type { NotificationChangedSubscription } from "../../generated/notificationHooks";

type Change = NotificationChangedSubscription["notificationChanged"];

interface Page {
  nodes: readonly Reference[];
}

/** Brings the cache to a state of the list. False when the change does not say what it was, and the number differs. */
export function applyChange(cache: ApolloCache, userId: string, change: Change): boolean {
  const { notification, removedId, unreadCount } = change;
  const id = cache.identify({ __typename: "User", id: userId });
  let isSame = false;
  cache.modify({
    id,
    fields: {
      unreadCount: (known: number) => {
        isSame = known === unreadCount;
        return unreadCount;
      },
    },
  });
  if (removedId) cache.evict({ id: cache.identify({ __typename: "Notification", id: removedId }) });
  if (notification) placeInList(cache, id, { __ref: cache.identify(notification) ?? "" });
  return isSame || Boolean(notification ?? removedId);
}

/** Puts a line where it belongs in a list that is known; the newest come first. */
function placeInList(cache: ApolloCache, id: string | undefined, line: Reference): void {
  cache.modify<{ notifications: Page }>({
    id,
    fields: {
      notifications: (page, { readField }) => {
        const known = page as Page;
        const momentOf = (node: Reference) => String(readField("createdAt", node));
        const others = known.nodes.filter(({ __ref }) => __ref !== line.__ref);
        const place = others.findIndex((node) => momentOf(node) < momentOf(line));
        // Older than all that are shown: it comes with its page.
        if (place < 0 && others.length > 0) return known;
        return { ...known, nodes: [...others.slice(0, Math.max(place, 0)), line, ...others.slice(Math.max(place, 0))] };
      },
    },
  });
}

/** Shows lines as read before the service has answered for the number. */
export function markInCache(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids)
    cache.modify({ id: cache.identify({ __typename: "Notification", id }), fields: { isRead: () => true } });
}
