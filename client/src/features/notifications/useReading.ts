import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { type NotificationLineFragment, useMarkNotificationsReadMutation } from "../../generated/notificationHooks";
import { useIsVisible } from "../../shared/useIsVisible";
import { markInCache, whileMarking } from "./notificationCache";

const none: ReadonlySet<string> = new Set();

/** What one request may name. */
const maxPerRequest = 100;

/**
 * Marks what is shown as read. A line that was unread when it came onto the page is shown as new until the page is left:
 * the number on the bell goes at once, but people still see what it was about.
 */
export function useReading(lines: readonly NotificationLineFragment[] | undefined) {
  const { cache } = useApolloClient();
  const [mark] = useMarkNotificationsReadMutation();
  const [newIds, setNewIds] = useState(none);
  const isMarking = useRef(false);
  const isVisible = useIsVisible();
  const unread = lines?.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  const key = unread.slice(0, maxPerRequest).join();

  useEffect(() => {
    if (!key || !isVisible || isMarking.current) return;
    const ids = key.split(",");
    isMarking.current = true;
    setNewIds((known) => new Set([...known, ...ids]));
    // If this fails, they stay unread and the next visit marks them.
    whileMarking(mark({ variables: { input: { ids } } }))
      .then(() => markInCache(cache, ids))
      .catch(() => undefined)
      .finally(() => (isMarking.current = false));
  }, [key, isVisible, mark, cache]);

  const markAll = useCallback(
    async (upTo: string) => {
      await whileMarking(mark({ variables: { input: { upTo } } }));
    },
    [mark],
  );
  return { newIds, markAll };
}
