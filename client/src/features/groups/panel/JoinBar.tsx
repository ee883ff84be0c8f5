import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { paths } from "../../../shared/paths";
import { wantsToJoin } from "../../accounts/wantsToJoin";
import { JoinButton } from "./JoinButton";
import { useJoin } from "./useGroupAction";
import * as texts from "../texts";

interface Props {
  group: GroupPanelFragment | null | undefined;
  /** The way in at the top of the page. */
  top: Element | null;
}

/** The way into the group at the lower edge of a phone, above the bar of places, while the one at the top is out of view. */
export function JoinBar({ group, top }: Props) {
  const isTopInView = useIsInView(top);
  if (!group?.viewerCanJoin) return null;
  return (
    <>
      {group.visibility === "OPEN" && <JoinOnArrival group={group} />}
      {/* Hidden, it keeps its room, so that nothing moves when it appears. */}
      <chakra.aside
        aria-label={texts.joinThisGroup}
        css={look}
        visibility={isTopInView ? "hidden" : undefined}
        data-noprint
      >
        <JoinButton group={group} />
      </chakra.aside>
    </>
  );
}

/** Who pressed Join as a guest joins when they are back with an account, once. */
function JoinOnArrival({ group }: { group: GroupPanelFragment }) {
  const { run } = useJoin(group);
  const navigate = useNavigate();
  const isWanted = wantsToJoin(useLocation().state);
  useEffect(() => {
    if (!isWanted) return;
    void navigate(paths.post(group.id), { replace: true, state: null });
    void run();
    // Only the wish counts, not how often the group changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return null;
}

function useIsInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
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
