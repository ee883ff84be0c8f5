import { chakra } from "@chakra-ui/react";
import { describeSince } from "../../../shared/time/describeAge";
import { useDiscussion } from "./DiscussionContext";
import * as texts from "../texts";

export const newLineId = "new-replies";

/** Where reading stopped. */
export function NewLine({ since }: { since: string }) {
  const { onMarkAllRead } = useDiscussion();
  return (
    <chakra.div id={newLineId} css={look} data-noprint>
      <span>{texts.newSince(describeSince(since))}</span>
      <chakra.button type="button" css={button} onClick={onMarkAllRead}>
        {texts.markAllRead}
      </chakra.button>
    </chakra.div>
  );
}

const look = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "4",
  marginBottom: "4",
  borderTopWidth: "2px",
  borderColor: "accent",
  color: "accent.text",
  fontWeight: "semibold",
} as const;

const button = {
  minHeight: "11",
  color: "fg.muted",
  fontSize: "sm",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
