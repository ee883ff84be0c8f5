import { useEffect, useState } from "react";
import type { TimerFragment } from "../../generated/roomHooks";

/** How long a phase still lasts, in whole seconds, and how much of it is over, 0 to 1. */
interface Countdown {
  secondsLeft: number;
  share: number;
}

/** Counts by the service's clock, because the device's may be wrong. */
export function useCountdown({ serverNow, startedAt, endsAt }: TimerFragment): Countdown {
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    const ahead = Date.now() - Date.parse(serverNow);
    const timer = setInterval(() => setNow(Date.now() - ahead), 500);
    return () => clearInterval(timer);
  }, [serverNow]);
  return countdownAt({ startedAt, endsAt }, now);
}

export function countdownAt({ startedAt, endsAt }: { startedAt: string; endsAt: string }, now: number): Countdown {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1_000));
  return { secondsLeft, share: Math.min(1, Math.max(0, (now - start) / (end - start))) };
}

/** As `24:05`. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
