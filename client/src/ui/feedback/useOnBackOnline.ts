import { useEffect, useRef } from "react";

/** The network may come a little later than the browser's word for it, so that a second try follows, in milliseconds. */
const secondTryAfter = 2_000;

let backSince = -Infinity;

/** Calls back when the browser has a network again, and once more a moment later when that did not help. */
export function useOnBackOnline(callback: () => void, isActive: boolean): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call = () => latest.current();
    const callTwice = () => {
      backSince = Date.now();
      timer = setTimeout(call, secondTryAfter);
      call();
    };
    // What the first try showed again is a new component.
    if (Date.now() - backSince < secondTryAfter) timer = setTimeout(call, secondTryAfter);
    window.addEventListener("online", callTwice);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", callTwice);
    };
  }, [isActive]);
}
