import { chakra, Link, Text } from "@chakra-ui/react";
import { EyeOff } from "../../../generated/icons/EyeOff";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import * as texts from "./texts";

interface Props {
  kind: "POST" | "COMMENT";
  decision: { id: string; reasonShown?: string | null };
  /** Its author reads why, and gets to the decision; moderators read that it is hidden. */
  isOwn: boolean;
}

/** Stands above what moderators hid, for those who can read it all the same. */
export function HiddenNotice({ kind, decision: { id, reasonShown }, isOwn }: Props) {
  const says = kind === "POST" ? texts.hiddenGroup : texts.hiddenComment;
  return (
    <chakra.div role="note" css={look}>
      <chakra.span flexShrink="0" paddingTop="0.5">
        <EyeOff size={20} aria-hidden="true" />
      </chakra.span>
      <chakra.div minWidth="0">
        <Text fontWeight="semibold">{isOwn ? says : texts.hiddenForStaff}</Text>
        {isOwn && reasonShown && (
          <Text dir="auto" marginTop="1" overflowWrap="anywhere" whiteSpace="pre-line">
            {reasonShown}
          </Text>
        )}
        {isOwn && (
          <Link asChild minHeight="11" display="inline-flex" alignItems="center">
            <PageLink to={paths.decision(id)}>{texts.seeDecision}</PageLink>
          </Link>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const look = {
  display: "flex",
  gap: "3",
  padding: "4",
  borderRadius: "md",
  bg: "bg.subtle",
  borderWidth: "1px",
  borderColor: "border.strong",
} as const;
