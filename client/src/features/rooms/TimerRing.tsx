import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { TimerFragment } from "../../generated/roomHooks";
import * as texts from "./texts";
import { formatSeconds, useCountdown } from "./useCountdown";

/** Minutes before the end that screen readers announce, beside each beginning. */
const announced = [5, 1];

/** The ring that fills while a phase passes. */
export function TimerRing({ timer }: { timer: TimerFragment }) {
  const { secondsLeft, share } = useCountdown(timer);
  const isFocus = timer.phase === "FOCUS";
  const time = formatSeconds(secondsLeft);
  return (
    <Box position="relative" width="min(18rem, 76vw)" aspectRatio="1" marginInline="auto">
      <chakra.svg viewBox="0 0 120 120" width="full" height="full" aria-hidden="true">
        <chakra.circle {...ring} css={{ stroke: "bg.strong" }} />
        <chakra.circle
          {...ring}
          pathLength={1}
          style={{ strokeDasharray: 1, strokeDashoffset: 1 - share }}
          strokeLinecap="round"
          transform="rotate(-90 60 60)"
          css={{ stroke: isFocus ? "accent" : "interest.chemistry" }}
        />
      </chakra.svg>
      <Box css={middle}>
        <chakra.span fontWeight="semibold" color="fg.muted">
          {isFocus ? texts.focus : texts.pause}
        </chakra.span>
        <chakra.span
          role="timer"
          aria-label={(isFocus ? texts.focusLeft : texts.breakLeft)(time)}
          css={digits}
          dir="ltr"
        >
          {time}
        </chakra.span>
      </Box>
      <VisuallyHidden role="status">{announcement(secondsLeft, isFocus)}</VisuallyHidden>
    </Box>
  );
}

/** Changes at the beginning of a phase, and when five minutes and one are left; a screen reader announces no more. */
function announcement(secondsLeft: number, isFocus: boolean): string {
  const minutes = announced.findLast((left) => secondsLeft <= left * 60);
  if (minutes !== undefined) return texts.minutesLeft(minutes, isFocus);
  return isFocus ? texts.focusBegins : texts.breakBegins;
}

const ring = { cx: 60, cy: 60, r: 53, fill: "none", strokeWidth: 8 } as const;

const middle = {
  position: "absolute",
  inset: "0",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
} as const;

const digits = {
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "1.1",
  fontVariantNumeric: "tabular-nums",
} as const;
