import { useDeferredValue } from "react";

/**
 * The value; undefined in the first render after it has come. React renders what it brings afterwards in small steps, and handles
 * input in between. Later changes of the value come at once.
 */
export function useArrival<T>(value: T | undefined): T | undefined {
  const hasCome = useDeferredValue(value !== undefined);
  return hasCome ? value : undefined;
}
