import { useCallback, useEffect, useRef } from "react";
import { useMarkCommentsReadMutation } from "../../../generated/discussionHooks";

/** How long a comment must be in view to be read, and how long ids are gathered, in milliseconds. */
const [lookFor, gatherFor] = [600, 1_000];

/** That the service takes at once. */
const maxPerRequest = 100;

/**
 * Marks comments as read that a member has seen: those of which half, or what fills half of the window, was in view for
 * a moment. `groupId` is null for who does not belong to the group.
 */
export function useSeen(groupId: string | null) {
  const [markRead] = useMarkCommentsReadMutation();
  const seen = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const ids = [...seen.current];
    seen.current.clear();
    if (groupId === null) return;
    for (let from = 0; from < ids.length; from += maxPerRequest) {
      const commentIds = ids.slice(from, from + maxPerRequest);
      // If this fails, they stay unread until the next visit.
      void markRead({ variables: { input: { groupId, commentIds } } }).catch(() => undefined);
    }
  }, [groupId, markRead]);

  useEffect(() => {
    document.addEventListener("visibilitychange", send);
    return () => {
      document.removeEventListener("visibilitychange", send);
      send();
    };
  }, [send]);

  const note = useCallback(
    (id: string) => {
      seen.current.add(id);
      timer.current ??= setTimeout(send, gatherFor);
    },
    [send],
  );
  return useCallback((element: Element, id: string) => watch(element, () => note(id)), [note]);
}

function watch(element: Element, onSeen: () => void): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    // A page in the background shows nothing: look again later.
    if (document.visibilityState === "hidden") return void (timer = setTimeout(look, lookFor));
    observer.disconnect();
    onSeen();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = entries.at(-1);
      const isSeen =
        isInView !== undefined &&
        (isInView.intersectionRatio >= 0.5 || isInView.intersectionRect.height >= window.innerHeight / 2);
      if (isSeen) timer ??= setTimeout(look, lookFor);
      else timer = void clearTimeout(timer);
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1] },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
