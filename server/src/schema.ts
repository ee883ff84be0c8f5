import { type GraphQLObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray, type PubSub } from "type-graphql";
import "./features";
import { errorExtensions } from "./edges/graphql/errorTypes";
import { guardFields } from "./platform/authorization/fieldRights";
import { DateTime } from "./platform/graphql/DateTime";
import { signedInDirective } from "./edges/graphql/printContract";
import { nameInputs } from "./edges/graphql/nameInputs";
import { parts } from "./platform/parts";
import { answerJoined } from "./platform/graphql/joined";
import { stopWhenOver } from "./edges/graphql/stopWhenOver";
import { validateArgument } from "./platform/validateArgument";

let schema: GraphQLSchema | undefined;
let openSchema: GraphQLSchema | undefined;

/** The GraphQL schema. Every input object is validated before the resolver is called. */
export const getSchema = (): GraphQLSchema => (schema ??= completeContract(guardFields(filtered(build()))));

/**
 * The same schema without the features' filters, for viewers without blocks: compiled operations then read an author's fields
 * as properties. Decision 64 has the figures.
 */
export const getOpenSchema = (): GraphQLSchema => (openSchema ??= completeContract(guardFields(build())));

/** type-graphql requires a PubSub, but subscriptions get their events from the context. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`${topic} has no subscribe function`);
  },
};

const filtered = (schema: GraphQLSchema) => parts().viewerFilters.reduce((made, { apply }) => apply(made), schema);

function build(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: parts().resolvers as unknown as NonEmptyArray<new () => object>,
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validateFn: validateArgument,
  });
  return nameInputs(answerJoined(stopWhenOver(describeRoots(schema))));
}

/** Describes the root types, which have no class. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  const describe = (type: GraphQLObjectType | null | undefined, description: string) => {
    if (type) type.description = description;
  };
  describe(
    schema.getQueryType(),
    "What can be read. A field that fails is null, and its error says why; the fields beside it are not affected.",
  );
  describe(
    schema.getMutationType(),
    "What can be done, in order. A field that fails is null, and its error says why; the fields beside it are not affected.",
  );
  describe(schema.getSubscriptionType(), "What can be followed as it happens, over WebSocket; members only.");
  return schema;
}

/** Adds what no field refers to: the types that document errors, and the directive for members' fields. */
function completeContract(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, errorExtensions],
    directives: [...config.directives, signedInDirective],
  });
}
