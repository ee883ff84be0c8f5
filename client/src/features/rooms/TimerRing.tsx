import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { TimerFragment } from "../../generated/roomHooks";
import { Ring } from "./Ring";
import * as texts from "./texts";
import { formatSeconds, useCountdown } from "./useCountdown";

/** Minutes before the end that screen readers announce, beside each beginning. */
const announced = [5, 1];

/** The ring that fills while a phase passes. `color`: of a focus, as its group has it. */
export function TimerRing({ timer, color }: { timer: TimerFragment; color: string }) {
  const { secondsLeft, share } = useCountdown(timer);
  const isFocus = timer.phase === "FOCUS";
  const time = formatSeconds(secondsLeft);
  return (
    <Ring share={share} color={isFocus ? color : "border.strong"}>
      <chakra.span fontWeight="semibold" color="fg.muted">
        {isFocus ? texts.focus : texts.pause}
      </chakra.span>
      <chakra.span role="timer" aria-label={(isFocus ? texts.focusLeft : texts.breakLeft)(time)} css={digits} dir="ltr">
        {time}
      </chakra.span>
      <VisuallyHidden role="status">{announcement(secondsLeft, timer)}</VisuallyHidden>
    </Ring>
  );
}

/**
 * What screen readers announce: the start of a phase, and when five minutes and one minute are left. A phase of at most
 * that length has only its start announced; in between, the text stays empty.
 */
function announcement(secondsLeft: number, { phase, focusMinutes, breakMinutes }: TimerFragment): string {
  const isFocus = phase === "FOCUS";
  const length = isFocus ? focusMinutes : breakMinutes;
  const passed = announced.findLast((left) => left < length && secondsLeft <= left * 60);
  if (passed === undefined) return isFocus ? texts.focusBegins : texts.breakBegins;
  return secondsLeft > (passed - 1) * 60 ? texts.minutesLeft(passed, isFocus) : "";
}

const digits = {
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "1.1",
  fontVariantNumeric: "tabular-nums",
} as const;
