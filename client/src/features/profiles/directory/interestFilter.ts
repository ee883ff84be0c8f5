import type { Interest } from "../../../generated/hooks";
import { interests as allInterests, isInterest } from "../../../shared/interests";

const parameter = "interests";

/** The interests that an address asks for, `?interests=coding,art`, in the product's order; what it does not know is left out. */
export function readInterests(params: URLSearchParams): Interest[] {
  const asked = new Set((params.get(parameter) ?? "").toUpperCase().split(",").filter(isInterest));
  return inOrder(asked);
}

/** The same choice is the same address, in whatever order it was made. */
export function writeInterests(interests: readonly Interest[]): URLSearchParams {
  const chosen = inOrder(new Set(interests));
  return new URLSearchParams(chosen.length > 0 ? { [parameter]: chosen.join(",").toLowerCase() } : {});
}

function inOrder(chosen: ReadonlySet<Interest>): Interest[] {
  return allInterests.map(({ value }) => value).filter((value) => chosen.has(value));
}

/** Adds the interest, or takes it away when it is there. */
export function toggleInterest(chosen: readonly Interest[], interest: Interest): Interest[] {
  return chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest];
}
