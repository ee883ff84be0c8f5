import { badInput } from "../../errors";
import { findExcess } from "../../platform/validation/jsonShape";
import { graphql as limits } from "../../platform/limits/limits";
import { toArgumentPath, type VariablePlaces } from "./argumentPaths";

/**
 * Refuses variables that are larger than any operation needs, before anything coerces them: every wrong value becomes an
 * error there, and 40,000 of them would hold the event loop for seconds. Throws BAD_USER_INPUT.
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>, places: VariablePlaces): void {
  const excess = findExcess(variables, limits.variables);
  if (!excess) return;
  const field = excess.path ? toArgumentPath(places, excess.path) : "variables";
  throw badInput({ field, message: excess.say(field) });
}
