import { useCallback, useEffect, useState } from "react";

/** Counts seconds down to 0, from whatever `start` is given. */
export function useWait(): { seconds: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (now >= end) return;
    const timer = setTimeout(() => setNow(performance.now()), 1_000);
    return () => clearTimeout(timer);
  }, [now, end]);
  const start = useCallback((seconds: number) => {
    const moment = performance.now();
    setNow(moment);
    setEnd(moment + seconds * 1_000);
  }, []);
  return { seconds: Math.max(0, Math.ceil((end - now) / 1_000)), start };
}
