import { useEffect, useRef } from "react";

/** Changes that come close together are one. */
const quietMs = 1_000;

/** A debounced callback; cancelled on unmount. */
export function useLater(callback: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, quietMs);
  };
}
