import { useEffect, useState } from "react";
import type { TimerFragment } from "../../generated/roomHooks";
import { clockFrom } from "./serverClock";

/** How long a phase still lasts, in whole seconds, and how much of it is over, 0 to 1. */
interface Countdown {
  secondsLeft: number;
  share: number;
}

/** Counts by the service's clock and the monotonic one, because the device's may be wrong, or corrected meanwhile. */
export function useCountdown({ serverNow, startedAt, endsAt }: TimerFragment): Countdown {
  const [latest, setLatest] = useState({ since: serverNow, now: Date.parse(serverNow) });
  useEffect(() => {
    const read = clockFrom(serverNow);
    const timer = setInterval(() => setLatest({ since: serverNow, now: read() }), 500);
    return () => clearInterval(timer);
  }, [serverNow]);
  // Until the next tick, a new reading of the service's clock counts, not the ticks since the old one.
  return countdownAt({ startedAt, endsAt }, latest.since === serverNow ? latest.now : Date.parse(serverNow));
}

export function countdownAt({ startedAt, endsAt }: { startedAt: string; endsAt: string }, now: number): Countdown {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  // Never more than the phase is long.
  const secondsLeft = Math.max(0, Math.ceil((end - Math.max(start, now)) / 1_000));
  return { secondsLeft, share: Math.min(1, Math.max(0, (now - start) / (end - start))) };
}

/** As `24:05`. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
