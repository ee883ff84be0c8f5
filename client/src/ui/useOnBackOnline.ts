import { useEffect, useRef } from "react";

/** Calls back when the browser has a network again. */
export function useOnBackOnline(callback: () => void, isActive: boolean): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isActive) return;
    const call = () => latest.current();
    window.addEventListener("online", call);
    return () => window.removeEventListener("online", call);
  }, [isActive]);
}
