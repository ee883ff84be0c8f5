import { useEffect, useRef } from "react";
import { useMarkNotificationsReadMutation, useUnreadCountQuery } from "../../generated/notificationHooks";
import { useIsVisible } from "../../shared/useIsVisible";
import { whileMarking } from "./notificationCache";

/**
 * Who looks at a discussion has read the notifications about it: when it opens, and again whenever another notification comes
 * while it is on the screen. null: there is no discussion that the member may read.
 */
export function useReadDiscussion(postId: string | null): void {
  const unread = useUnreadCountQuery({ fetchPolicy: "cache-only" }).data?.me?.unreadCount ?? 0;
  const [mark] = useMarkNotificationsReadMutation();
  const isVisible = useIsVisible();
  const read = useRef<{ postId: string | null; unread: number }>({ postId: null, unread: 0 });

  useEffect(() => {
    if (postId === null || !isVisible) return;
    const isNews = read.current.postId !== postId || unread > read.current.unread;
    read.current = { postId, unread };
    // If this fails, they stay unread until the next one comes, or the next visit.
    if (isNews) void whileMarking(mark({ variables: { input: { discussionId: postId } } })).catch(() => undefined);
  }, [postId, isVisible, unread, mark]);
}
