import { type RefObject, useEffect, useRef } from "react";

type Reason = "escape" | "outside";

/** Calls back when something open should close: at Esc, at a press outside, or when the focus leaves. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: (reason: Reason) => void) {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && dismiss.current("escape");
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss.current("outside");
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [root, isOpen]);
}
