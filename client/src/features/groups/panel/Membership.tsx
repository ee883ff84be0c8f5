import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { GroupPanelFragment, MemberRole } from "../../../generated/groupHooks";
import { Check } from "../../../generated/icons/Check";
import { Pencil } from "../../../generated/icons/Pencil";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { JoinButton } from "./JoinButton";
import * as texts from "../texts";

const standing: Readonly<Record<MemberRole, string>> = {
  OWNER: texts.youOwn,
  MODERATOR: texts.youModerate,
  MEMBER: texts.youBelong,
};

/** What the viewer is to the group, and what they can do about it. Where the discussion has the main button, this has another. */
export function Membership({ group }: { group: GroupPanelFragment }) {
  const state = group.viewerMembership?.state;
  const { ref, notePress } = useFocusAfterChange(state);
  return (
    <chakra.div ref={ref} tabIndex={-1} css={group.viewerCanJoin ? onWideScreens : look} onClickCapture={notePress}>
      {state === "ACTIVE" ? (
        <Belonging group={group} />
      ) : (
        <JoinButton group={group} variant={group.viewerCanComment ? "primary" : "secondary"} />
      )}
    </chakra.div>
  );
}

/** The pressed button is replaced: its replacement takes the focus. */
function useFocusAfterChange(state: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [state]);
  return { ref, notePress: () => (isPressed.current = true) };
}

const look = { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "2" } as const;
/** A phone has the same at the top and at the lower edge, and never two in view. */
const onWideScreens = { ...look, mdDown: { display: "none" } } as const;

function Belonging({ group }: { group: GroupPanelFragment }) {
  const own = group.viewerMembership;
  return (
    <>
      {!group.isForTwo && (
        <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
          <Check size={18} aria-hidden="true" />
          {standing[own?.role ?? "MEMBER"]}
        </chakra.p>
      )}
      {group.viewerCanManage && (
        <LinkButton to={paths.manageGroup(group.id)} data-noprint>
          <Pencil size={18} aria-hidden="true" />
          {texts.manage}
        </LinkButton>
      )}
    </>
  );
}
