import {
  createSourceEventStream,
  type DocumentNode,
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
import type { AppContext } from "../../platform/context";
import { isEndedRight } from "../../platform/authorization/fieldRights";
import { AppError, type ErrorCode } from "../../errors";
import { EventQueue } from "../../platform/live/EventQueue";
import { graphql as limits } from "../../platform/limits/limits";
import { countRequests } from "../../platform/limits/requestRates";
import { noteLiterals, variablePlaces } from "../graphql/argumentPaths";
import { isGone } from "../graphql/execute";
import { withinTime } from "../../platform/limits/withinTime";
import { mapEvents } from "./mapEvents";
import { checkCost, costOf } from "../graphql/operationCost";
import { queryLimits } from "../graphql/queryLimits";
import { findNulls, requiredVariables } from "../graphql/requiredVariables";
import { findVariableErrors } from "../graphql/variableErrors";
import { checkVariables } from "../graphql/variableLimits";
import { graphqlMessages } from "../graphql/messages";

interface Payload {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Validates what came over a socket: a valid subscription within the limits, or the errors to answer. */
export async function prepareOperation(
  schema: GraphQLSchema,
  ctx: AppContext,
  payload: Payload,
): Promise<ExecutionArgs | GraphQLError[]> {
  try {
    return await validateOperation(schema, ctx, payload);
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError("refused", { originalError: error as Error })];
  }
}

async function validateOperation(
  schema: GraphQLSchema,
  ctx: AppContext,
  { query, operationName, variables }: Payload,
): Promise<ExecutionArgs | GraphQLError[]> {
  await countRequests(ctx);
  const document = parseQuery(query);
  const errors = validate(schema, document, [...specifiedRules, queryLimits, noteLiterals], {
    maxErrors: limits.errors,
  });
  if (errors.length > 0)
    return errors.slice(0, limits.errors).map((error) => withCode(error, "GRAPHQL_VALIDATION_FAILED"));
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new AppError("BAD_REQUEST", graphqlMessages.noOperation());
  if (operation.operation !== "subscription") throw onlySubscriptions();
  const places = variablePlaces(document, operation);
  checkVariables(variables ?? {}, places);
  const nulls = findNulls(requiredVariables(schema, document, operation), variables ?? {}, places);
  if (nulls) throw nulls;
  const variableErrors = findVariableErrors({ schema, operation, places }, variables ?? {});
  if (variableErrors) throw variableErrors;
  checkCost(costOf(schema, document, operation).objects(variables ?? {}), true);
  return { schema, document, operationName, variableValues: variables, contextValue: ctx };
}

function parseQuery(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    throw withCode(error as GraphQLError, "GRAPHQL_PARSE_FAILED");
  }
}

/** The errors of graphql-js have no code of their own. */
const withCode = ({ message, nodes, source, positions }: GraphQLError, code: ErrorCode) =>
  new GraphQLError(message, { nodes, source, positions, extensions: { code } });

const onlySubscriptions = () => new AppError("BAD_REQUEST", graphqlMessages.onlySubscriptions());

interface Subscriber {
  freshContext: (event: object) => AppContext;
  /** Called when the subscriber takes events so slowly that some were lost. */
  onOverflow: () => void;
}

/**
 * Subscribes; every event is answered in a context of its own, so that nothing loaded for one is stale in the next. An event
 * about something already deleted is left out, and so is one that the subscriber may not see (any more).
 */
export async function subscribeFresh(
  args: ExecutionArgs,
  { freshContext, onOverflow }: Subscriber,
): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  const source = await withinTime(createSourceEventStream(args));
  if (!(Symbol.asyncIterator in source)) return source;
  if (source instanceof EventQueue) source.onOverflow = onOverflow;
  return mapEvents(source, async (event) => {
    const contextValue = freshContext(event as object);
    const result = await withinTime(execute({ ...args, rootValue: event, contextValue }));
    return result.errors?.some((error) => isGone(error) || isEndedRight(error)) ? null : result;
  });
}
