import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type * as finding from "./findSpot";
import type { Spot } from "./findSpot";

/** How long the page must have stood still before alerts make way for what it then shows, in milliseconds. */
const stillAfter = 150;

/**
 * How far alerts stand from their own place, so that they cover nothing to press. Looked for when alerts or the page's size
 * change; after scrolling only where they cover something: alerts must not jump.
 */
export function useClearSpot(stack: RefObject<HTMLElement | null>, count: number): Spot {
  const [spot, setSpot] = useState<Spot>(atHome);
  useEffect(() => {
    const load = () => void loadFinder();
    const events = ["focusin", "pointerdown"];
    for (const event of events) document.addEventListener(event, load, { once: true });
    return () => events.forEach((event) => document.removeEventListener(event, load));
  }, []);
  useLayoutEffect(() => {
    if (count === 0 || !("ResizeObserver" in window)) return;
    let timer: ReturnType<typeof setTimeout>;
    const measure = (isMoved: boolean) => {
      if (!finder) return void loadFinder().then((isLoaded) => isLoaded && measure(isMoved));
      const { findSpot } = finder;
      setSpot((current) => (stack.current ? findSpot(stack.current, current, isMoved) : current));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, stillAfter, true);
    };
    // Now, so that an alert is never seen where it covers something; later for a page that changes under it.
    measure(false);
    const observer = new ResizeObserver(() => measure(true));
    observer.observe(document.body);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener("scroll", scrolled);
    };
  }, [stack, count]);
  return spot;
}

/** Comes with the first press: alerts say what came of one. Without it, they stay in their own place. */
let finder: typeof finding | undefined;

async function loadFinder(): Promise<boolean> {
  finder ??= await import("./findSpot").catch(() => undefined);
  return finder !== undefined;
}

const atHome: Spot = { x: 0, y: 0 };
