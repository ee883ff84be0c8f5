import { type GraphQLObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray } from "type-graphql";
import { features } from "./features";
import { hideBlocked } from "./features/blocks/hideBlocked";
import { errorExtensions } from "./edges/graphql/errorTypes";
import { guardFields } from "./platform/authorization/fieldRights";
import { DateTime } from "./platform/graphql/DateTime";
import { signedInDirective } from "./edges/graphql/printContract";
import { nameInputs } from "./edges/graphql/nameInputs";
import type { LiveEvents } from "./platform/live/liveEvents";
import { answerJoined } from "./platform/graphql/joined";
import { validateArgument } from "./platform/validateArgument";

const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<new () => object>;

/** The whole GraphQL API. Every input object is validated before a resolver sees it. */
export function createSchema(events: Pick<LiveEvents, "pubSub">): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    pubSub: events.pubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validateFn: validateArgument,
  });
  return completeContract(guardFields(hideBlocked(nameInputs(answerJoined(describeRoots(schema))))));
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
