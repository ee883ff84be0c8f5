import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus when the control that had it is gone: nobody at a keyboard starts again at the top of the page. */
export function useTakeLostFocus<T extends HTMLElement>(isGone: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isGone && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isGone]);
  return ref;
}
