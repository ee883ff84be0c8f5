import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Lock } from "../../generated/icons/Lock";
import { Megaphone } from "../../generated/icons/Megaphone";
import { X } from "../../generated/icons/X";
import { serviceNow } from "../../shared/service/serviceTime";
import { askSite, type SiteState, siteState, subscribeToSite } from "../../shared/service/siteState";
import { IconButton } from "../../ui/Button";
import { dismissed, dismiss } from "./dismissed";
import * as texts from "./texts";

const everyMs = 5 * 60_000;

/** What the people who run the site say to everybody, and that it can only be read for now. Dismissed, it returns with another text. */
export function SiteBanner() {
  const state = useSyncExternalStore(subscribeToSite, siteState);
  const [gone, setGone] = useState(dismissed);
  useFreshSite();
  const lines = linesOf(state);
  const all = lines.join("\n");
  const isShown = all !== "" && all !== gone;
  const box = useRoomForFocus(isShown ? all : "");
  const leave = () => {
    dismiss(all);
    setGone(all);
    // The button goes: the focus must not be lost with it.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  // The live region is always there, so that screen readers announce its text.
  return (
    <chakra.div ref={box} role="status" css={isShown ? look : undefined}>
      {isShown && (
        <>
          <chakra.div css={words}>
            {lines.map((line) => (
              <chakra.p key={line} dir="auto" css={row}>
                {line === texts.readOnly ? (
                  <Lock size={18} aria-hidden="true" />
                ) : (
                  <Megaphone size={18} aria-hidden="true" />
                )}
                <span>{line}</span>
              </chakra.p>
            ))}
          </chakra.div>
          <IconButton label={texts.dismiss} onClick={leave} css={{ _hover: { bg: "bg.surface" } }}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </chakra.div>
  );
}

function linesOf(state: SiteState | null): string[] {
  const notice = state?.notice;
  const isOver = notice?.until && Date.parse(notice.until) <= serviceNow();
  return [...(state?.isReadOnly ? [texts.readOnly] : []), ...(notice && !isOver ? [notice.text] : [])];
}

/** Asks at once, after a refused change, and every five minutes while somebody looks. */
function useFreshSite(): void {
  useEffect(() => {
    const ask = () => void askSite();
    const askIfSeen = () => document.visibilityState === "visible" && ask();
    ask();
    const timer = setInterval(askIfSeen, everyMs);
    window.addEventListener("unavailable", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("unavailable", ask);
    };
  }, []);
}

/** What is focused scrolls to a place above the banner, not behind it. */
function useRoomForFocus(shown: string) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!shown || !ref.current) return;
    style.scrollPaddingBottom = `calc(${ref.current.offsetHeight}px + 5rem)`;
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, [shown]);
  return ref;
}

const look = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "3",
  paddingInlineStart: { base: "4", md: "8" },
  paddingInlineEnd: { base: "2", md: "8" },
  paddingBlock: "1",
  bg: "notice.soft",
  borderTopWidth: "1px",
  borderColor: "border.strong",
  fontWeight: "medium",
  lineHeight: "snug",
  animation: "appear 200ms",
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
} as const;

const words = { minWidth: "0", maxWidth: "46rem", paddingBlock: "2", display: "grid", gap: "2" } as const;

const row = {
  display: "flex",
  gap: "3",
  overflowWrap: "anywhere",
  fontSize: { base: "sm", md: "md" },
  "& svg": { flexShrink: 0, marginTop: "0.1em" },
} as const;
