import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while a prerendered page is brought to life, so that its first drawing is the one that was prerendered. */
export const useHasHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
