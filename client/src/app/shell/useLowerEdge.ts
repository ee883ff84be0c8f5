import { useEffect, useState } from "react";
import type * as lowerEdge from "./LowerEdge";

/** The page comes first: the rest is fetched when it has settled, in milliseconds. */
const settledMs = 2_000;

/** What is said about every page, at the lower edge: no part of the first load, and the page is as good without it. */
export function useLowerEdge(): typeof lowerEdge | undefined {
  const [edge, setEdge] = useState<typeof lowerEdge>();
  useEffect(() => {
    const load = () => void import("./LowerEdge").then(setEdge, () => undefined);
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return edge;
}
