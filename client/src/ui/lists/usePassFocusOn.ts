import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * When a list entry is removed while it has the focus, moves the focus to the next entry, else to the one before, else to
 * the heading of the page. Without it, the keyboard starts again at the top of the page.
 */
export function usePassFocusOn<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const entry = ref.current;
    return () => {
      if (!entry?.contains(document.activeElement)) return;
      const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
      const target = neighbour?.querySelector<HTMLElement>("a, button") ?? document.querySelector("h1");
      target?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
