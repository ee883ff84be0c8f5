import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { AppContext } from "../context";
import { AppError } from "../errors";
import { graphql as limits } from "../shared/limits";
import { countRequests } from "../shared/requestRates";
import { mapEvents } from "./mapEvents";
import { queryLimits } from "./queryLimits";

interface Payload {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Judges what came over a socket: a valid subscription within the limits, or the errors to answer. */
export async function prepareOperation(
  schema: GraphQLSchema,
  ctx: AppContext,
  { query, operationName, variables }: Payload,
): Promise<ExecutionArgs | GraphQLError[]> {
  try {
    const document = parse(query, { maxTokens: limits.tokens });
    const faults = validate(schema, document, [...specifiedRules, queryLimits], { maxErrors: limits.errors });
    if (faults.length > 0) return [...faults];
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== "subscription") return [refuseOthers()];
    await countRequests(ctx, { points: 1, isWrite: false });
    return { schema, document, operationName, variableValues: variables, contextValue: ctx };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error })];
  }
}

function refuseOthers(): GraphQLError {
  const originalError = new AppError("BAD_USER_INPUT", "Only subscriptions are served here; send the rest over HTTP.");
  return new GraphQLError(originalError.message, { originalError });
}

/** Subscribes; every event is answered in a context of its own, so that nothing loaded for one is stale in the next. */
export async function subscribeFresh(
  args: ExecutionArgs,
  freshContext: () => AppContext,
): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  return mapEvents(source, (rootValue) => execute({ ...args, rootValue, contextValue: freshContext() }));
}
