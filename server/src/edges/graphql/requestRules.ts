import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from "@apollo/server";
import type { GraphQLError, OperationDefinitionNode } from "graphql";
import type { AppContext } from "../../platform/context";
import { AppError, toAppError } from "../../errors";
import { graphql as limits } from "../../platform/limits/limits";
import type { RateState } from "../../platform/limits/rateLimits";
import { statuses } from "../web/httpErrors";
import { variablePlaces } from "./argumentPaths";
import type { GraphqlContext } from "./GraphqlContext";
import { costOf } from "./operationCost";
import { admit, answerHeaders, afterExecution } from "./operationRules";
import { presentError, type PresentedError, refuse } from "./presentError";
import { graphqlMessages } from "./messages";

/** What Apollo Server has to know of our rules, and what its answers say. */
export function requestRules(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => {
      let rate: RateState | null = null;
      return {
        didResolveOperation: async (request) => {
          refuseOthers(request.operation);
          rate = await admitOrRefuse(request as Resolved);
        },
        didEncounterErrors: async ({ errors, contextValue }) => {
          for (const error of errors) logUnknown(contextValue, error);
        },
        willSendResponse: async ({ operation, response, contextValue }) => {
          const { headers } = response.http;
          await afterExecution(contextValue, operation);
          for (const [name, value] of Object.entries(answerHeaders(rate ?? contextValue.counted)))
            headers.set(name, value);
          presentErrors(response, contextValue.requestId);
        },
      };
    },
  };
}

type Resolved = GraphQLRequestContextDidResolveOperation<GraphqlContext> & { operation: OperationDefinitionNode };

/** graphql-jit would report an unknown operation name as an internal error, and run a subscription as a query. */
function refuseOthers(operation: OperationDefinitionNode | undefined): void {
  if (!operation) throw refuse(new AppError("BAD_REQUEST", graphqlMessages.noOperation()));
  if (operation.operation !== "subscription") return;
  throw refuse(new AppError("BAD_REQUEST", graphqlMessages.subscriptionOverHttp()));
}

async function admitOrRefuse({ schema, document, operation, request, contextValue }: Resolved): Promise<RateState> {
  const { begun, counted } = contextValue;
  if (begun && "rate" in begun) return begun.rate;
  try {
    if (begun) throw begun.refusal;
    const cost = costOf(schema, document, operation);
    const places = variablePlaces(document, operation);
    return await admit(contextValue, { operation, cost, places, variables: request.variables ?? {}, counted });
  } catch (error) {
    throw refuse(toAppError(error));
  }
}

/** A few errors are enough to learn from; each carries the request's id. When to try again is also in the HTTP headers. */
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
  if (isWithoutData(body.singleResult.data)) http.status = statuses[wait.code];
}

/** Root fields are null where they failed: an answer with nothing but nulls has nothing to show. */
const isWithoutData = (data: Record<string, unknown> | null | undefined): boolean =>
  !data || Object.values(data).every((value) => value === null);

/** People see a masked text; the operator sees what happened, under the same request id. */
export function logUnknown(ctx: Pick<AppContext, "log" | "requestId">, error: GraphQLError): void {
  if (presentError(error, error).extensions.code !== "INTERNAL") return;
  const { requestId } = ctx;
  ctx.log.error({ event: "resolver.failed", requestId, err: error.originalError ?? error }, "resolver.failed");
}
