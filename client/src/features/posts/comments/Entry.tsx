import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CommentCardFragment } from "../../../generated/discussionHooks";
import { useDiscussion } from "./DiscussionContext";
import { NewLine } from "./NewLine";
import * as texts from "../texts";

interface Props {
  comment: CommentCardFragment;
  children: ReactNode;
}

/** A comment at its place: with the line where reading stopped, a mark while it is new, and highlighted when a link leads to it. */
export function Entry({ comment: { id, isUnread }, children }: Props) {
  const { highlightedId, firstNew, watch } = useDiscussion();
  const element = useRef<HTMLDivElement>(null);
  // It stays marked during this visit.
  const [wasUnread] = useState(isUnread);
  useEffect(() => {
    if (!isUnread || !element.current) return;
    return watch(element.current, id);
  }, [id, isUnread, watch]);
  return (
    <>
      {firstNew?.id === id && <NewLine since={firstNew.since} />}
      <chakra.div
        ref={element}
        id={id}
        tabIndex={-1}
        css={look}
        data-highlighted={highlightedId === id || undefined}
        data-new={wasUnread || undefined}
      >
        {wasUnread && <chakra.span css={mark}>{texts.isNew}</chakra.span>}
        {children}
      </chakra.div>
    </>
  );
}

const look = {
  position: "relative",
  borderRadius: "lg",
  "&[data-new] > *:last-child": { borderInlineStartWidth: "3px", borderInlineStartColor: "accent" },
  "&[data-highlighted] > *:last-child": { bg: "accent.soft", borderColor: "accent" },
} as const;

const mark = {
  position: "absolute",
  zIndex: "1",
  top: "-2.5",
  insetInlineStart: "4",
  paddingInline: "2",
  borderRadius: "full",
  bg: "accent",
  color: "fg.onAccent",
  fontSize: "sm",
  fontWeight: "semibold",
  lineHeight: "1.5",
} as const;
