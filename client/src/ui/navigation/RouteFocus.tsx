import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";

interface RouteFocus {
  /** Whether the heading of this path should take the focus: once after each change of path, not at the start. */
  take(pathname: string): boolean;
  /** A heading that had the focus is gone: the one that replaces it on the same path takes the focus over. */
  passOn(pathname: string): void;
}

const RouteFocusContext = createContext<RouteFocus>({ take: () => false, passOn: () => undefined });

export function RouteFocusProvider({ initialPath, children }: { initialPath: string; children: ReactNode }) {
  const focusedPath = useRef<string | null>(initialPath);
  const focus = useMemo<RouteFocus>(
    () => ({
      take: (pathname) => {
        const isNew = focusedPath.current !== pathname;
        focusedPath.current = pathname;
        return isNew;
      },
      passOn: (pathname) => {
        if (focusedPath.current === pathname) focusedPath.current = null;
      },
    }),
    [],
  );
  return <RouteFocusContext value={focus}>{children}</RouteFocusContext>;
}

export function useRouteFocus(): RouteFocus {
  return useContext(RouteFocusContext);
}
