import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from "@apollo/server";
import type { GraphQLError, OperationDefinitionNode } from "graphql";
import type { AppContext } from "../context";
import { AppError, toAppError } from "../errors";
import { graphql as limits } from "../shared/limits";
import { rateHeaders, type RateState } from "../shared/rateLimits";
import { countRequests } from "../shared/requestRates";
import { statuses } from "../web/httpErrors";
import { checkCost, countRootFields, fragmentsOf } from "./operationCost";
import { presentError, type PresentedError, refuse } from "./presentError";

type Resolved = GraphQLRequestContextDidResolveOperation<AppContext & BaseContext> & {
  operation: OperationDefinitionNode;
};

/** What holds for every operation: its cost, its share of the caller's rates, and what its answer says. */
export function requestRules(): ApolloServerPlugin<AppContext> {
  return {
    requestDidStart: async () => {
      let rate: RateState | null = null;
      return {
        didResolveOperation: async (request) => {
          refuseOthers(request.operation);
          request.contextValue.readsLatest = isMutation(request);
          judgeCost(request as Resolved);
          rate = await countOperation(request as Resolved);
        },
        didEncounterErrors: async ({ errors, contextValue }) => {
          for (const error of errors) logUnknown(contextValue, error);
        },
        willSendResponse: async (request) => {
          const { response, contextValue } = request;
          const { headers } = response.http;
          if (isMutation(request)) await contextValue.reads.noteWrite(contextValue.viewer?.id ?? null);
          headers.set("cache-control", "no-store");
          for (const [name, value] of Object.entries(rate ? rateHeaders(rate) : {})) headers.set(name, value);
          presentErrors(response, contextValue.requestId);
        },
      };
    },
  };
}

const isMutation = ({ operation }: { operation?: OperationDefinitionNode }) => operation?.operation === "mutation";

/** graphql-jit would take a name that is not there for a fault of ours, and a subscription for a query. */
function refuseOthers(operation: OperationDefinitionNode | undefined): void {
  if (!operation) throw refuse(new AppError("BAD_USER_INPUT", "There is no operation of that name."), 400);
  if (operation.operation !== "subscription") return;
  throw refuse(new AppError("BAD_USER_INPUT", "Subscriptions are served over WebSocket, at this same address."), 400);
}

function judgeCost({ schema, document, operation, request, contextValue }: Resolved): void {
  const judged = { schema, operation, fragments: fragmentsOf(document), variables: request.variables ?? {} };
  try {
    checkCost(judged, contextValue.viewer !== null);
  } catch (error) {
    throw refuse(toAppError(error), 400);
  }
}

/** Every root field counts as one request. */
async function countOperation({ operation, document, contextValue }: Resolved): Promise<RateState> {
  const points = countRootFields({ operation, fragments: fragmentsOf(document) });
  try {
    return await countRequests(contextValue, { points, isWrite: isMutation({ operation }) });
  } catch (error) {
    const known = toAppError(error);
    throw refuse(known, statuses[known.code]);
  }
}

/** A few errors are enough to learn from; each carries the request's id. Who must wait is told so in HTTP too. */
function presentErrors(
  { body, http }: GraphQLRequestContextWillSendResponse<BaseContext>["response"],
  requestId: string,
): void {
  if (body.kind !== "single" || !body.singleResult.errors) return;
  const errors = (body.singleResult.errors as PresentedError[]).slice(0, limits.errors);
  for (const error of errors) error.extensions = { ...error.extensions, requestId };
  body.singleResult.errors = errors;
  const wait = errors.find(({ extensions }) => extensions.retryAfter !== undefined)?.extensions;
  if (!wait) return;
  http.headers.set("retry-after", String(wait.retryAfter));
  if (!body.singleResult.data) http.status = statuses[wait.code];
}

/** People see a masked text; the operator sees what happened, under the same request id. */
export function logUnknown(ctx: Pick<AppContext, "log" | "requestId">, error: GraphQLError): void {
  if (presentError(error, error).extensions.code !== "INTERNAL") return;
  const { requestId } = ctx;
  ctx.log.error({ event: "resolver.failed", requestId, err: error.originalError ?? error }, "resolver.failed");
}
