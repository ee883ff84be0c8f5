import { createContext, type ReactNode, useCallback, useContext, useRef } from "react";

/** Tells whether the heading of this path should take the focus: once after each change of path, not at the start. */
type TakeFocus = (pathname: string) => boolean;

const RouteFocusContext = createContext<TakeFocus>(() => false);

export function RouteFocusProvider({ initialPath, children }: { initialPath: string; children: ReactNode }) {
  const focusedPath = useRef(initialPath);
  const takeFocus = useCallback<TakeFocus>((pathname) => {
    const isNew = focusedPath.current !== pathname;
    focusedPath.current = pathname;
    return isNew;
  }, []);
  return <RouteFocusContext value={takeFocus}>{children}</RouteFocusContext>;
}

export function useRouteFocus(): TakeFocus {
  return useContext(RouteFocusContext);
}
