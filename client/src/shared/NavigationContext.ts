import { createContext, useContext } from "react";

/** The state of a navigation. */
export interface Navigation {
  /** True while the code of the next page loads; the current page stays until then. */
  isLoading: boolean;
  /** Resolves when the page asked for last is shown. */
  settled(): Promise<void>;
}

export const NavigationContext = createContext<Navigation>({ isLoading: false, settled: () => Promise.resolve() });

export const useNavigationState = (): Navigation => useContext(NavigationContext);
