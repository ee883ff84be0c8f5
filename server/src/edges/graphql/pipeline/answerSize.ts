import type { GraphQLError } from "graphql";
import { AppError } from "../../../errors";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";
import { asGraphQLError } from "./presentError";

/** Quotes, a name and a comma beside each value, at least. */
const bytesBesideValue = 12;

/** The error for an answer that is larger than any page needs; null for all others. Stops counting at the limit. */
export function findExcessiveSize(data: unknown): GraphQLError | null {
  let bytes = 0;
  const exceeds = (value: unknown): boolean => {
    bytes += bytesBesideValue + (typeof value === "string" ? Buffer.byteLength(value) : 0);
    if (bytes > limits.answerBytes) return true;
    if (typeof value !== "object" || value === null) return false;
    for (const key in value) if (exceeds((value as Record<string, unknown>)[key])) return true;
    return false;
  };
  if (!exceeds(data)) return null;
  const text = graphqlMessages.answerTooLarge({ max: limits.answerBytes });
  return asGraphQLError(new AppError("GRAPHQL_VALIDATION_FAILED", text));
}
