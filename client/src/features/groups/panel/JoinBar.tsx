import { chakra } from "@chakra-ui/react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { JoinButton } from "./JoinButton";
import * as texts from "../texts";

/** The way into the group at the lower edge of a phone, above the bar of places. */
export function JoinBar({ group }: { group: GroupPanelFragment | null | undefined }) {
  if (!group?.viewerCanJoin) return null;
  return (
    <chakra.aside aria-label={texts.joinThisGroup} css={look} data-noprint>
      <JoinButton group={group} />
    </chakra.aside>
  );
}

const look = {
  display: { base: "flex", md: "none" },
  justifyContent: "center",
  position: "sticky",
  bottom: "calc(3.5rem + env(safe-area-inset-bottom))",
  zIndex: "docked",
  marginTop: "4",
  marginInline: "-4",
  padding: "2",
  bg: "bg.surface",
  borderTopWidth: "1px",
  "& > *": { flex: "1", maxWidth: "24rem" },
  "@media (max-height: 30rem)": { display: "none" },
} as const;
