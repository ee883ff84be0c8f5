import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { CommentsQuery } from "../../../generated/discussionHooks";
import { newLineId } from "./NewLine";
import { useNamedComment } from "./useThreads";

type Post = CommentsQuery["post"] | undefined;

/**
 * Where the page opens: at the comment that the address names, which is highlighted and gets the focus, or else at the first
 * one that is unread. Back restores the place instead.
 */
export function useLanding(post: Post, isLoading: boolean) {
  const { namedId, key } = useNamedComment();
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP" && historyIndex() > 0 && !hash;
  const [opening, setOpening] = useState<{ firstNew: FirstNew | null } | null>(null);
  const landedFor = useRef<string | null>(null);
  // What was unread when the page opened stays marked, although reading it changes the answer.
  if (post && !isLoading && opening === null) setOpening({ firstNew: namedId ? null : firstNewOf(post) });
  const firstNew = opening?.firstNew ?? null;

  // After every change of what is shown, until the comment is there.
  useEffect(() => {
    if (landedFor.current === key || !post || isLoading) return;
    const wanted = namedId ?? (firstNew && !isBack ? newLineId : null);
    const element = wanted && document.getElementById(wanted);
    if (!element) return;
    landedFor.current = key;
    element.scrollIntoView({ block: namedId ? "center" : "start" });
    if (namedId) element.focus({ preventScroll: true });
  });
  return { firstNew, highlightedId: namedId };
}

interface FirstNew {
  id: string;
  since: string;
}

function firstNewOf({ threads: { target }, group: { viewerReadAt } }: NonNullable<Post>): FirstNew | null {
  return target && viewerReadAt ? { id: target.id, since: viewerReadAt } : null;
}

/** How many entries of the history the router has made before this one. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
