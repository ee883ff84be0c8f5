import { useSyncExternalStore } from "react";

/** Below the breakpoint `md`. */
const query = "(max-width: 47.99rem)";

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/**
 * Whether the window is as narrow as a phone's. Only where a phone does something else than wider screens, as loading less:
 * what only looks different is for the style.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
