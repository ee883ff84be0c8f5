import { useEffect, useRef } from "react";

/** A debounced callback; cancelled on unmount. */
export function useLater(callback: () => unknown, milliseconds: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, milliseconds);
  };
}
