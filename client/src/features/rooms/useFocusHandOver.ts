import { type RefObject, useCallback } from "react";

/**
 * For a button that its own action removes: moves the keyboard focus to `target`. Otherwise it would fall to the body, and
 * Tab would start at the top of the page. Does nothing if the person has moved the focus in the meantime.
 */
export function useFocusHandOver(target: RefObject<HTMLElement | null>) {
  return useCallback(
    async (change: () => Promise<unknown>) => {
      const before = document.activeElement;
      await change();
      const now = document.activeElement;
      if (now === before || now === document.body) target.current?.focus({ preventScroll: true });
    },
    [target],
  );
}
