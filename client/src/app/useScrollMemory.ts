import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const positions = new Map<string, number>();

/** A new page starts at its top; Back returns to where one was. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();

  // Before the next page is drawn: its scrolling to the top must not be remembered as the place on this one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    if (!positions.has(key)) remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (navigationType === "POP") window.scrollTo(0, positions.get(key) ?? window.scrollY);
    else if (!hash) window.scrollTo(0, 0);
    // A change of the search alone, a filter or a page number, keeps the place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
