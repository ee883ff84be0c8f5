import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";

interface RouteFocus {
  /**
   * Whether the heading of this path should take the focus: once after each change of path, not at the start, and not from
   * what a person has gone to while the page was still coming.
   */
  take(pathname: string): boolean;
  /** A heading that had the focus is gone: the one that replaces it on the same path takes the focus over. */
  passOn(pathname: string): void;
}

const RouteFocusContext = createContext<RouteFocus>({ take: () => false, passOn: () => undefined });

export function RouteFocusProvider({ pathname, children }: { pathname: string; children: ReactNode }) {
  const focusedPath = useRef<string | null>(pathname);
  /** Where the focus was when the path changed. */
  const arrival = useRef<Arrival | null>(null);
  useEffect(() => {
    arrival.current = { pathname, focus: document.activeElement };
  }, [pathname]);
  const focus = useMemo<RouteFocus>(
    () => ({
      take: (pathname) => {
        const isNew = focusedPath.current !== pathname;
        focusedPath.current = pathname;
        return isNew && !hasMovedOn(arrival.current, pathname);
      },
      passOn: (pathname) => {
        if (focusedPath.current === pathname) focusedPath.current = null;
      },
    }),
    [],
  );
  return <RouteFocusContext value={focus}>{children}</RouteFocusContext>;
}

interface Arrival {
  pathname: string;
  focus: Element | null;
}

function hasMovedOn(arrival: Arrival | null, pathname: string): boolean {
  const { activeElement, body } = document;
  return arrival?.pathname === pathname && activeElement !== body && activeElement !== arrival.focus;
}

export function useRouteFocus(): RouteFocus {
  return useContext(RouteFocusContext);
}
