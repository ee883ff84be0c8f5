import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration, so that the first render matches the prerendered page. */
export const useHasHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
