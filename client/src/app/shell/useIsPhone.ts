import { useSyncExternalStore } from "react";
import { breakpoints } from "../../ui/theme/tokens";

/** Narrower than the first width at which the bar at the top has the whole menu. */
const wide = `(min-width: ${breakpoints.md})`;

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(wide).matches,
    () => false,
  );
}
