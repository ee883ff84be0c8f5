import type { ApolloCache, Reference } from "@apollo/client/cache";
import {
  type NotificationChangedSubscription,
  NotificationsDocument,
  type NotificationsQuery,
} from "../../generated/notificationHooks";

type Change = NotificationChangedSubscription["notificationChanged"];

interface Page {
  nodes: readonly Reference[];
  version: number;
}

/** The version of the list that live events have reached; 0 before the first. */
let liveVersion = 0;

export const isOutdated = ({ version }: Change): boolean => version < liveVersion;

export const forgetLiveVersion = (): void => void (liveVersion = 0);

/** The version that live events have reached and the list in the cache has not; null when it has. */
export function missedVersion(cache: ApolloCache): number | null {
  const list = cache.readQuery<NotificationsQuery>({ query: NotificationsDocument })?.me?.notifications;
  return list && list.version < liveVersion ? liveVersion : null;
}

let marksInFlight = 0;

/** Notes that lines are being marked as read here: the live event of that may arrive before the answer. */
export async function whileMarking<T>(answer: Promise<T>): Promise<T> {
  marksInFlight += 1;
  try {
    return await answer;
  } finally {
    marksInFlight -= 1;
  }
}

/**
 * Applies a live event to the cached list. The list keeps its old version if the event does not say what has changed:
 * the first event of a connection, or one without a line although the unread count differs.
 */
export function applyChange(cache: ApolloCache, userId: string, change: Change, isFirst: boolean): void {
  const { notification, removedId, unreadCount, version } = change;
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
  const isKnown = !isFirst && (isSame || marksInFlight > 0);
  if (notification || removedId || isKnown) raiseVersion(cache, id, version);
  liveVersion = version;
}

/** A list that was stale before lacks more than this change, and stays where it is. */
function raiseVersion(cache: ApolloCache, id: string | undefined, version: number): void {
  cache.modify<{ notifications: Page }>({
    id,
    fields: {
      notifications: (page) => {
        const known = page as Page;
        return known.version < liveVersion ? known : { ...known, version: Math.max(known.version, version) };
      },
    },
  });
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
