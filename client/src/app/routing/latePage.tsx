import { type ComponentType, useState } from "react";
import { Button } from "../../ui/Button";
import { TroublePage } from "../../shared/TroublePage";
import { useIsOnline } from "../shell/useIsOnline";
import { useWhenReachable } from "./useWhenReachable";
import * as texts from "../shell/texts";

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
      title={isOnline ? texts.pageMissing : texts.pageOffline}
      text={isOnline ? texts.keepTrying : texts.opensWhenOnline}
    >
      {isOnline && (
        <Button variant="primary" onClick={() => void tryAgain(true)}>
          {texts.retry}
        </Button>
      )}
    </TroublePage>
  );
}

/** After an automatic reload that did not help, another one would loop. */
function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload";
}
