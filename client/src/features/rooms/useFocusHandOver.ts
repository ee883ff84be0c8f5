import { type RefObject, useCallback } from "react";

/**
 * For a button that its own action removes: moves the focus to `target`, or it would fall to the body and a keyboard would
 * begin at the top of the page. Not if the person has moved it in the meantime.
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
