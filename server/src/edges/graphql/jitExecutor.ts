import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import type { GraphqlContext } from "./GraphqlContext";
import { execute } from "./execute";
import type { OperationStore } from "./OperationStore";

/** Lets Apollo Server execute with graphql-jit: a gateway that is nothing but an executor for our own schema. */
export function jitGateway(schema: GraphQLSchema, operations: OperationStore): GatewayInterface {
  return {
    load: async () => ({ executor: jitExecutor(operations) }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

function jitExecutor(operations: OperationStore): GatewayExecutor {
  return async ({ request, source, document, operation, context }) => {
    const { begun } = context as GraphqlContext;
    if (begun && "execution" in begun) return begun.execution as ReturnType<GatewayExecutor>;
    const operationRequest = { query: source, operationName: request.operationName };
    const known = operations.find(operationRequest) ?? operations.add(operationRequest, document, operation);
    if (!("compiled" in known)) return { errors: known } as Awaited<ReturnType<GatewayExecutor>>;
    return execute(known, context as GraphqlContext, request.variables ?? {}) as ReturnType<GatewayExecutor>;
  };
}
