import type { GraphQLError } from "graphql";
import { AppError } from "../../../errors";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";
import { asGraphQLError } from "./presentError";

/** The minimum for quotes, name and comma of each value. */
const bytesBesideValue = 12;

/** The error for a response above the maximum size; else null. Stops counting at the limit. */
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
