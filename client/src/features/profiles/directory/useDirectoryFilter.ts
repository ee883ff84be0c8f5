import { useSearchParams } from "react-router-dom";
import type { Interest } from "../../../generated/hooks";
import { type DirectoryFilter, nothing, readFilter, toggleInterest, writeFilter } from "./directoryFilter";

/** The chosen filters; the address is their only home, so a filtered directory can be shared and gone back to. */
export function useDirectoryFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = readFilter(params);
  // Written at once, so that the next of several quick clicks builds on this one.
  const change = (changes: Partial<DirectoryFilter>) =>
    setParams(writeFilter({ ...chosen, ...changes }), { replace: true, preventScrollReset: true, flushSync: true });
  return {
    chosen,
    change,
    toggle: (interest: Interest) => change({ interests: toggleInterest(chosen.interests, interest) }),
    /** Everything but the order. */
    clear: () => change({ ...nothing, sort: chosen.sort }),
  };
}

export type FilterState = ReturnType<typeof useDirectoryFilter>;
