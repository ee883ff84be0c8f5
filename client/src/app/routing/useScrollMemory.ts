import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const positions = new Map<string, number>();

/** A new page starts at the top; Back restores the scroll position. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();

  // A layout effect, so that the next page's scroll to the top is not stored as this page's position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // With the frame, because reading the position now would make the browser lay the page out twice.
    const frame = positions.has(key) ? 0 : requestAnimationFrame(remember);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const place = navigationType === "POP" ? positions.get(key) : hash ? undefined : 0;
    if (place !== undefined) window.scrollTo(0, place);
    // A change of the search alone, a filter or a page number, keeps the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
