import { chakra } from "@chakra-ui/react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { describeCount } from "../describeCount";
import { FaceStack } from "../../../ui/pictures/FaceStack";
import * as texts from "../texts";

/** The id of the group's panel, which stands below the discussion on a narrow screen. */
export const panelId = "group";

/** On a narrow screen, the size of the group right below its post, and the way down to the panel. */
export function GroupStrip({ group }: { group: GroupPanelFragment | null | undefined }) {
  const people = group?.faces.nodes.slice(0, 2).flatMap(({ user }) => user ?? []) ?? [];
  const goToPanel = () => {
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  };
  return (
    <chakra.div css={look} data-noprint>
      {group && (
        <>
          <FaceStack people={people} />
          <span>{describeCount(group)}</span>
          <Button
            variant="quiet"
            marginInlineStart="auto"
            marginInlineEnd="-3"
            paddingInline="3"
            whiteSpace="nowrap"
            onClick={goToPanel}
          >
            {texts.jumpToGroup}
          </Button>
        </>
      )}
    </chakra.div>
  );
}

const look = {
  display: { base: "flex", lg: "none" },
  alignItems: "center",
  gap: "3",
  minHeight: "11",
  marginTop: "3",
  fontWeight: "semibold",
} as const;
