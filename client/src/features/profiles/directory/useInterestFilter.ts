import { useSearchParams } from "react-router-dom";
import type { Interest } from "../../../generated/hooks";
import { readInterests, toggleInterest, writeInterests } from "./interestFilter";

/** The chosen interests; the address is their only home, so a filtered directory can be shared and gone back to. */
export function useInterestFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = readInterests(params);
  // Written at once, so that the next of several quick clicks builds on this one.
  const choose = (interests: readonly Interest[]) =>
    setParams(writeInterests(interests), { replace: true, preventScrollReset: true, flushSync: true });
  return {
    chosen,
    toggle: (interest: Interest) => choose(toggleInterest(chosen, interest)),
    clear: () => choose([]),
  };
}

export type InterestFilter = ReturnType<typeof useInterestFilter>;
