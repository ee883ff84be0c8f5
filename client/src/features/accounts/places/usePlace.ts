import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHasHydrated } from "../../../ui/page/useHasHydrated";
import type { placeAt } from "./places";
import { wantedPath } from "../wantedPath";

/**
 * What explains the place that a guest wanted to see before they were sent to log in; null until its code has come, undefined for who
 * came here by themselves.
 */
export function usePlace(): ReturnType<typeof placeAt> | null | undefined {
  const path = wantedPath(useLocation().state);
  const isWanted = useHasHydrated() && path !== null;
  const [places, setPlaces] = useState<{ placeAt: typeof placeAt }>();
  useEffect(() => {
    if (isWanted) void import("./places").then(setPlaces, () => undefined);
  }, [isWanted]);
  return isWanted ? (places?.placeAt(path) ?? null) : undefined;
}
