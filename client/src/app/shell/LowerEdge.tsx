import { chakra } from "@chakra-ui/react";
import { SiteBanner } from "../../features/site/SiteBanner";
import { BehindLine } from "./BehindLine";

/**
 * What is said about every page, at the lower edge of the window. It comes after the first paint, and above the page it would push
 * down what somebody is about to press. Here it moves nothing, because the page ends with as much room, and on a phone it is
 * above the bar. A window too low for both shows it at the end of the page.
 */
export function LowerEdge() {
  return (
    <chakra.div css={edge} data-noprint>
      <BehindLine />
      <SiteBanner />
    </chakra.div>
  );
}

const edge = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  "html:has([data-phone-bar]) &": { mdDown: { bottom: "calc(env(safe-area-inset-bottom) + 3.5rem)" } },
  "@media (max-height: 30rem)": { position: "static" },
} as const;
