import { useEffect } from "react";

/** How far both clocks of the device may part before the service is asked for the time again. */
const toleranceMs = 2_000;

/**
 * The service's time from now on, by the monotonic clock: correcting the device's clock does not change it. `serverNow`: the time in an
 * answer that has just arrived.
 */
export function clockFrom(serverNow: string): () => number {
  const ahead = Date.parse(serverNow) - performance.now();
  return () => ahead + performance.now();
}

/**
 * Calls `renew` when the device's clock has parted from the monotonic one: it was corrected, or the device slept and the monotonic
 * clock stood still. Only a fresh `serverNow` is right then.
 */
export function useOnClockJump(renew: () => void): void {
  useEffect(() => {
    let difference = Date.now() - performance.now();
    const look = () => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - difference) <= toleranceMs) return;
      difference = now;
      renew();
    };
    const timer = setInterval(look, 1_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [renew]);
}
