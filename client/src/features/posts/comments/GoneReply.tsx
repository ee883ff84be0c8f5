import { chakra, Text } from "@chakra-ui/react";
import * as texts from "../texts";

export const goneReplyId = "gone-reply";

/** Stands above the discussion when the reply that the address names was deleted or hidden, and takes the focus. */
export function GoneReply() {
  return (
    <chakra.div id={goneReplyId} tabIndex={-1} role="note" css={look}>
      <Text fontWeight="semibold">{texts.replyGone}</Text>
      <Text color="fg.muted">{texts.replyGoneText}</Text>
    </chakra.div>
  );
}

const look = {
  marginBottom: "4",
  padding: "4",
  borderRadius: "md",
  bg: "bg.subtle",
  scrollMarginTop: "24",
} as const;
