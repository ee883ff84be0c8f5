import { useEffect, useRef } from "react";
import { useViewerChangedSubscription } from "../../generated/homeHooks";

/** Changes that come close together are one. */
const calmMs = 1_500;

/** Looks again, soon after something that concerns the viewer has changed. */
export function useLiveHome(renew: () => unknown): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);
  useViewerChangedSubscription({
    ignoreResults: true,
    onData: () => {
      // The first event says how things are now.
      if (isFirst.current) return void (isFirst.current = false);
      clearTimeout(timer.current);
      timer.current = setTimeout(renew, calmMs);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
