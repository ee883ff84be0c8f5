import { type ReactNode, useDeferredValue } from "react";
import { isOpening } from "./opening";

/**
 * What no screen shows before it is scrolled. On the page at which the product is opened, React renders it after the rest is
 * painted; later at once, because Back scrolls to where one was.
 */
export function Further({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !isOpening()) ? children : null;
}
