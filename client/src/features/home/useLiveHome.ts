import { useRef } from "react";
import { useViewerChangedSubscription } from "../../generated/homeHooks";
import { replicaLag } from "../../shared/service/replicaLag";
import { useLater } from "../../shared/useLater";

/** Looks again, soon after something that concerns the viewer has changed. Changes that come close together are one. */
export function useLiveHome(renew: () => unknown): void {
  const renewLater = useLater(renew, replicaLag);
  const isFirst = useRef(true);
  useViewerChangedSubscription({
    ignoreResults: true,
    onData: () => {
      // The first event says how things are now.
      if (isFirst.current) return void (isFirst.current = false);
      renewLater();
    },
  });
}
