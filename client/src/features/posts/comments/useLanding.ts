import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { CommentsQuery } from "../../../generated/discussionHooks";
import { newLineId } from "./NewLine";
import { goneReplyId } from "./GoneReply";
import { useNamedComment } from "./useThreads";

type Post = CommentsQuery["post"] | undefined;

interface Options {
  post: Post;
  isLoading: boolean;
  /** The comment that the address names was looked for and is not there. */
  isGone: boolean;
}

/**
 * Where the page opens: at the comment that the address names, which is highlighted and gets the focus, or else at the first
 * one that is unread. Back restores the place instead.
 */
export function useLanding({ post, isLoading, isGone }: Options) {
  const { namedId, key } = useNamedComment();
  const { hash } = useLocation();
  const isBack = useNavigationType() === "POP" && historyIndex() > 0 && !hash;
  const [opening, setOpening] = useState<{ firstNew: FirstNew | null } | null>(null);
  const landedFor = useRef<string | null>(null);
  // What was unread when the page opened stays marked, although reading it changes the answer.
  if (post && !isLoading && opening === null) setOpening({ firstNew: namedId ? firstNewIn(post) : firstNewOf(post) });
  const firstNew = opening?.firstNew ?? null;

  // After every change of what is shown, until the comment is there.
  useEffect(() => {
    if (landedFor.current === key || !post || isLoading) return;
    const named = isGone ? goneReplyId : namedId;
    const wanted = named ?? (firstNew && !isBack ? newLineId : null);
    const element = wanted && document.getElementById(wanted);
    if (!element) return;
    landedFor.current = key;
    element.scrollIntoView({ block: namedId && !isGone ? "center" : "start" });
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

/** The first unread comment around a named one; null if reading may have stopped before what is loaded. */
function firstNewIn({ threads: { nodes, pageInfo }, group: { viewerReadAt } }: NonNullable<Post>): FirstNew | null {
  const onScreen = [...nodes].reverse().flatMap((thread) => [thread, ...[...thread.answers.nodes].reverse()]);
  const index = onScreen.findIndex(({ isUnread }) => isUnread);
  const first = onScreen[index];
  if (!first || !viewerReadAt || (index === 0 && pageInfo.hasNextPage)) return null;
  return { id: first.id, since: viewerReadAt };
}

/** How many entries of the history the router has made before this one. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
