import type { ApolloServerPlugin, BaseContext, GraphQLRequestContextDidResolveOperation } from "@apollo/server";
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from "graphql";
import type { AppContext } from "../context";
import { AppError, badInput, toAppError } from "../errors";
import { graphql as limits } from "../shared/limits";
import { countRequests } from "../shared/requestRates";
import { countRootFields, operationCost } from "./operationCost";
import { type PresentedError, refuse } from "./presentError";

type Resolved = GraphQLRequestContextDidResolveOperation<AppContext & BaseContext> & {
  operation: OperationDefinitionNode;
};

/** What holds for every operation: its cost, its share of the caller's rates, and what its errors say. */
export function requestRules(): ApolloServerPlugin<AppContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async (request) => {
        judgeCost(request as Resolved);
        await countOperation(request as Resolved);
      },
      didEncounterErrors: async ({ errors, contextValue }) => {
        for (const error of errors) logUnknown(contextValue, error);
      },
      willSendResponse: async ({ response, contextValue }) => {
        if (response.body.kind !== "single" || !response.body.singleResult.errors) return;
        const errors = response.body.singleResult.errors.slice(0, limits.errors) as PresentedError[];
        for (const error of errors) error.extensions = { ...error.extensions, requestId: contextValue.requestId };
        response.body.singleResult.errors = errors;
      },
    }),
  };
}

/** Judges what an operation may fetch against what the caller may ask for at once. */
function judgeCost(request: Resolved): void {
  const { schema, operation, contextValue } = request;
  const variables = request.request.variables ?? {};
  const cost = operationCost({ schema, operation, fragments: fragmentsOf(request), variables });
  const allowed = contextValue.viewer ? limits.costMember : limits.costAnonymous;
  if (cost <= allowed) return;
  const message = `The operation may fetch ${cost} objects; at most ${allowed} are allowed. Ask for shorter lists.`;
  throw refuse(badInput({ field: "query", message }), 400);
}

async function countOperation(request: Resolved): Promise<void> {
  const { operation, contextValue } = request;
  const points = countRootFields({ operation, fragments: fragmentsOf(request) });
  try {
    await countRequests(contextValue, { points, isWrite: operation.operation === "mutation" });
  } catch (error) {
    throw refuse(toAppError(error), 429);
  }
}

function fragmentsOf({ document }: Resolved): Record<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** People see a masked text; the operator sees what happened, under the same request id. */
export function logUnknown(ctx: Pick<AppContext, "log" | "requestId">, error: unknown): void {
  const known: AppError = toAppError(error);
  const cause = (error as { originalError?: unknown }).originalError;
  if (known.code !== "INTERNAL" || !cause) return;
  ctx.log.error({ event: "resolver.failed", requestId: ctx.requestId, err: cause }, "resolver.failed");
}
