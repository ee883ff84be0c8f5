import { type ComponentType, useState } from "react";
import { Button } from "../ui/Button";
import { TroublePage } from "../shared/TroublePage";
import { useIsOnline } from "./useIsOnline";
import { useWhenReachable } from "./useWhenReachable";

type Load = () => Promise<ComponentType>;

/**
 * Stands in for a page when its code cannot be fetched, and becomes that page as soon as it can be. The router would
 * remember the failure for as long as the product is open.
 */
export function latePage(load: Load): ComponentType {
  let found: ComponentType | null = null;
  return function LatePage() {
    const [Page, setPage] = useState(found && (() => found));
    const show = async () => {
      found = await load();
      setPage(() => found);
    };
    return Page ? <Page /> : <MissingPage onTry={show} />;
  };
}

function MissingPage({ onTry }: { onTry(): Promise<void> }) {
  const isOnline = useIsOnline();
  const tryAgain = (isAsked: boolean) =>
    onTry().catch(() => {
      // After an update the file is gone, and some browsers remember the failure: then a full load of the page helps.
      if (isAsked || !wasReloaded()) location.reload();
    });
  useWhenReachable(() => tryAgain(false));
  return (
    <TroublePage
      title={isOnline ? "This page didn't load" : "You're offline"}
      text={
        isOnline
          ? "The connection may have dropped, or Study Circle was just updated. We keep trying to open it."
          : "This page will open as soon as you're back online."
      }
    >
      {isOnline && (
        <Button variant="primary" onClick={() => void tryAgain(true)}>
          Try again
        </Button>
      )}
    </TroublePage>
  );
}

/** A full load has just not helped, so that another one by itself would only go in circles. */
function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload";
}
