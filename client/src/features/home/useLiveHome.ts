import { useRef } from "react";
import { useViewerChangedSubscription } from "../../generated/homeHooks";
import { useOnMissed } from "../../shared/live";
import { useLater } from "../../shared/useLater";

/** Refetches shortly after a live event for the viewer; events close together cause one refetch. */
export function useLiveHome(renew: () => unknown): void {
  const renewLater = useLater(renew);
  const isFirst = useRef(true);
  useViewerChangedSubscription({
    ignoreResults: true,
    onData: () => {
      // The first event carries the current state, not a change.
      if (isFirst.current) return void (isFirst.current = false);
      renewLater();
    },
  });
  useOnMissed(() => void renew());
}
