import { createContext, useContext } from "react";

/** What all comments of a discussion share. */
interface Discussion {
  post: { id: string };
  /** The comment that the address or a jump leads to. */
  highlightedId: string | null;
  /** The first comment that was unread when the page was opened, and since when it is new. */
  firstNew: { id: string; since: string } | null;
  canAnswer: boolean;
  /** After a comment was deleted. */
  onDeleted(): void;
  onMarkAllRead(): void;
  /** Notes when an unread comment is seen, until the result is called. */
  watch(element: Element, commentId: string): () => void;
}

export const DiscussionContext = createContext<Discussion | null>(null);

export function useDiscussion(): Discussion {
  const discussion = useContext(DiscussionContext);
  if (!discussion) throw new Error("A comment outside of a discussion");
  return discussion;
}
