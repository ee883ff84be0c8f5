import { useEffect, useRef } from "react";

/** The delay of a second try, in milliseconds: the `online` event can fire before the network works. */
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
    // The first try may have remounted this component.
    if (Date.now() - backSince < secondTryAfter) timer = setTimeout(call, secondTryAfter);
    window.addEventListener("online", callTwice);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", callTwice);
    };
  }, [isActive]);
}
