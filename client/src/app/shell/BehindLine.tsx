import { chakra } from "@chakra-ui/react";
import { CloudOff } from "../../generated/icons/CloudOff";
import { useIsBehind } from "../../shared/live";
import * as texts from "./texts";
import { useIsOnline } from "./useIsOnline";

/**
 * Says that live updates do not reach this page. Offline, another notice says more. The live region is always there, so that
 * screen readers announce its text.
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
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  paddingInline: "4",
  paddingBlock: "1",
  bg: "bg.strong",
  fontSize: "sm",
  lineHeight: "snug",
} as const;
