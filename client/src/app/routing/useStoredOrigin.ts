import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { noteOrigin, readOrigin } from "../../ui/navigation/origin";

/** Stores in each history entry which page led to it, so that a page's Back link can return there. */
export function useStoredOrigin(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const last = useRef<{ key: string; address: string; origin: string | null } | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    if (before && before.key !== key && type !== "POP") noteOrigin(type === "PUSH" ? before.address : before.origin);
    last.current = { key, address: pathname + search, origin: readOrigin() };
  }, [key, pathname, search, type]);
}
