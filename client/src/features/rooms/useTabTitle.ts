import { useEffect, useState } from "react";
import type { TimerFragment } from "../../generated/roomHooks";
import { countdownAt } from "./useCountdown";
import * as texts from "./texts";

/** For so long after its beginning, the tab says that a phase has begun instead of how long it lasts. */
const newForSeconds = 30;

/** What the tab says of the timer, so that one sees it from another tab: the minutes that are left, and that a phase began. */
export function useTabTitle(timer: TimerFragment | null | undefined, title: string): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!timer) return;
    const ahead = Date.now() - Date.parse(timer.serverNow);
    const look = () => setNow(Date.now() - ahead);
    look();
    const clock = setInterval(look, 1_000);
    return () => clearInterval(clock);
  }, [timer]);
  return timer ? `${titleAt(timer, now)} · ${title}` : title;
}

export function titleAt(
  { phase, startedAt, endsAt }: Pick<TimerFragment, "phase" | "startedAt" | "endsAt">,
  now: number,
) {
  const isFocus = phase === "FOCUS";
  const { secondsLeft } = countdownAt({ startedAt, endsAt }, now);
  if (secondsLeft === 0) return isFocus ? texts.focusOver : texts.breakOver;
  if (now - Date.parse(startedAt) < newForSeconds * 1_000) return isFocus ? texts.breakOver : texts.focusOver;
  return texts.titleLeft(Math.ceil(secondsLeft / 60), isFocus);
}
