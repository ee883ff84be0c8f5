import type { Interest } from "../../generated/hooks";
import { interests, isInterest } from "../../shared/interests";

const parameter = "interests";

/** The interests that an address asks for, `?interests=coding,art`, in the product's order; what it does not know is left out. */
export function readInterests(params: URLSearchParams): Interest[] {
  const asked = new Set((params.get(parameter) ?? "").toUpperCase().split(",").filter(isInterest));
  return interests.map(({ value }) => value).filter((value) => asked.has(value));
}

export function writeInterests(chosen: readonly Interest[]): URLSearchParams {
  return new URLSearchParams(chosen.length > 0 ? { [parameter]: chosen.join(",").toLowerCase() } : {});
}

/** Adds the interest, or takes it away when it is there. */
export function toggleInterest(chosen: readonly Interest[], interest: Interest): Interest[] {
  return chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest];
}
