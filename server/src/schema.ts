import { type GraphQLObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray, type PubSub } from "type-graphql";
import { features } from "./features";
import { hideBlocked } from "./features/blocks/hideBlocked";
import { errorExtensions } from "./edges/graphql/errorTypes";
import { guardFields } from "./platform/authorization/fieldRights";
import { DateTime } from "./platform/graphql/DateTime";
import { signedInDirective } from "./edges/graphql/printContract";
import { nameInputs } from "./edges/graphql/nameInputs";
import { answerJoined } from "./platform/graphql/joined";
import { validateArgument } from "./platform/validateArgument";

const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<new () => object>;

let schema: GraphQLSchema | undefined;
let openSchema: GraphQLSchema | undefined;

/** The whole GraphQL API. Every input object is validated before a resolver sees it. */
export const getSchema = (): GraphQLSchema => (schema ??= completeContract(guardFields(hideBlocked(build()))));

/**
 * The same API for viewers who cannot be in a block: without the guards of blocking, compiled operations read an author's
 * fields as properties. Decision 64 has the figures.
 */
export const getOpenSchema = (): GraphQLSchema => (openSchema ??= completeContract(guardFields(build())));

/** Subscriptions find the events in their context: type-graphql wants a PubSub, and nothing uses it. */
const noPubSub: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`${topic} has no subscribe function`);
  },
};

function build(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validateFn: validateArgument,
  });
  return nameInputs(answerJoined(describeRoots(schema)));
}

/** The three types that no class stands for. */
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

/** No field leads to them: the types describe the errors of an answer, the directive who may use a field. */
function completeContract(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, errorExtensions],
    directives: [...config.directives, signedInDirective],
  });
}
