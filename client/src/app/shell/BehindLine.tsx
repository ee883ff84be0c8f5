import { chakra } from "@chakra-ui/react";
import { CloudOff } from "../../generated/icons/CloudOff";
import { useIsBehind } from "../../shared/live";
import * as texts from "./texts";
import { useIsOnline } from "./useIsOnline";

/**
 * Says that live updates do not reach this page. It stands at the lower edge, where it moves nothing; the page ends with as
 * much room. Offline, another notice says more. The live region is always there, so that screen readers announce its text.
 */
export function BehindLine() {
  const isOnline = useIsOnline();
  const isShown = useIsBehind() && isOnline;
  return (
    <chakra.div role="status" css={isShown ? line : undefined} data-noprint data-behind={isShown || undefined}>
      {isShown && (
        <>
          <CloudOff size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
          <span>{texts.behind}</span>
        </>
      )}
    </chakra.div>
  );
}

const line = {
  position: "sticky",
  bottom: { base: "calc(env(safe-area-inset-bottom) + 3.5rem)", md: "0" },
  zIndex: "docked",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  paddingInline: "4",
  paddingBlock: "1",
  bg: "bg.strong",
  fontSize: "sm",
  lineHeight: "snug",
  "@media (max-height: 30rem)": { position: "static" },
} as const;
