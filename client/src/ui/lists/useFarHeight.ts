import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** How far outside the viewport, in its heights, an element still counts as near. */
const nearby = "400% 0px";

/** How long the window's width must rest until everything is measured again, in milliseconds. */
const restAfterResize = 200;

const setters = new Map<Element, (farHeight: number | null) => void>();
let watcher: IntersectionObserver | null = null;

/** The height of an element that is far outside the viewport; null while it is near, or without IntersectionObserver. */
export function useFarHeight(ref: RefObject<Element | null>): number | null {
  const [farHeight, setFarHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in window)) return;
    watcher ??= startWatcher();
    setters.set(element, setFarHeight);
    watcher.observe(element);
    return () => {
      setters.delete(element);
      watcher?.unobserve(element);
    };
  }, [ref]);
  return farHeight;
}

function startWatcher(): IntersectionObserver {
  watchWidth();
  return new IntersectionObserver((entries) => entries.forEach(updateHeight), { rootMargin: nearby });
}

/** An entry with the focus stays rendered, or the focus would be lost. */
function updateHeight({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry): void {
  const isNear = isIntersecting || target.contains(document.activeElement);
  setters.get(target)?.(isNear ? null : boundingClientRect.height);
}

/** In another width everything has another height: all are near until they have been measured again. */
function watchWidth(): void {
  let width = 0;
  // With the frame, because reading it now would make the browser lay the page out twice.
  requestAnimationFrame(() => (width = window.innerWidth));
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener("resize", () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    clearTimeout(timer);
    timer = setTimeout(measureAgain, restAfterResize);
  });
}

/** The old heights are gone from the page before anything is measured: else they would be measured again. */
function measureAgain(): void {
  flushSync(() => setters.forEach((setHeight) => setHeight(null)));
  for (const element of setters.keys()) {
    watcher?.unobserve(element);
    watcher?.observe(element);
  }
}
