import { useEffect, useRef } from "react";
import { useOnMissed } from "../../shared/live";
import { useUnreadCountQuery } from "../../generated/notificationHooks";

/** Calls back when the unread count changes, or may have changed unseen. Sends no request by itself. */
export function useOnUnreadChange(onChange: () => void): void {
  const unread = useUnreadCountQuery({ fetchPolicy: "cache-only" }).data?.me?.unreadCount;
  const known = useRef(unread);
  useEffect(() => {
    const isChange = known.current !== undefined && known.current !== unread;
    known.current = unread;
    if (isChange) onChange();
  }, [unread, onChange]);
  useOnMissed(onChange);
}
