import { useEffect, useRef } from "react";

/** Calls back after a pause that each call starts again, unless the component is gone by then. */
export function useLater(callback: () => unknown, milliseconds: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, milliseconds);
  };
}
