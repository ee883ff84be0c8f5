import { useEffect, useRef, useState } from "react";

/** Calls back once the given milliseconds have run; pausing stops the clock, and leaving ends it. */
export function useCountdown(duration: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
