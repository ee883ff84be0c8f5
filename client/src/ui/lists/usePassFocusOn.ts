import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * When an entry of a list goes with the focus in it, the next one takes the focus over, else the one before, else the
 * page's heading: nobody at a keyboard starts again at the top of the page.
 */
export function usePassFocusOn<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const entry = ref.current;
    return () => {
      if (!entry?.contains(document.activeElement)) return;
      const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
      const heir = neighbour?.querySelector<HTMLElement>("a, button") ?? document.querySelector("h1");
      heir?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
