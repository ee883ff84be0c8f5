import { useEffect, useRef, useState } from "react";
import type { TimerFragment } from "../../generated/roomHooks";
import { clockFrom } from "./serverClock";
import { countdownAt } from "./useCountdown";
import * as texts from "./texts";

/** For so long after its beginning, the tab says that a phase has begun instead of how long it lasts. */
const newForSeconds = 30;

/** What the tab says of the timer, so that one sees it from another tab: the minutes that are left, and that a phase began. */
export function useTabTitle(timer: TimerFragment | null | undefined, title: string): string {
  const [now, setNow] = useState(Date.now);
  const isNext = useIsNext(timer);
  useEffect(() => {
    if (!timer) return;
    const read = clockFrom(timer.serverNow);
    const look = () => setNow(read());
    look();
    const clock = setInterval(look, 1_000);
    return () => clearInterval(clock);
  }, [timer]);
  return timer ? `${titleAt(timer, now, isNext)} · ${title}` : title;
}

/** Whether the phase followed another one here. Before the first one of a timer, nothing ended. */
function useIsNext(timer: TimerFragment | null | undefined): boolean {
  const [isNext, setNext] = useState(false);
  const last = useRef<TimerFragment | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = timer ?? null;
    if (before?.startedAt !== timer?.startedAt) setNext(before !== null && before.phase !== timer?.phase);
  }, [timer]);
  return isNext;
}

export function titleAt(
  { phase, startedAt, endsAt }: Pick<TimerFragment, "phase" | "startedAt" | "endsAt">,
  now: number,
  isNext: boolean,
) {
  const isFocus = phase === "FOCUS";
  const { secondsLeft } = countdownAt({ startedAt, endsAt }, now);
  if (secondsLeft === 0) return isFocus ? texts.focusOver : texts.breakOver;
  if (isNext && now - Date.parse(startedAt) < newForSeconds * 1_000) return isFocus ? texts.breakOver : texts.focusOver;
  return texts.titleLeft(Math.ceil(secondsLeft / 60), isFocus);
}
