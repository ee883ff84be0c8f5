import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Declares that the value of a field may have been read together with its object, as `property`. Then this value is used, and
 * the resolver with its loader only for objects without it.
 */
export const Joined = (property: string): MethodDecorator => Extensions({ joined: property });

/** Uses joined values without calling the resolver, which would cost more than reading the value did. */
export function answerJoined(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { joined } = field.extensions;
      if (typeof joined === "string") field.resolve = preferring(joined, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<Record<string, unknown>, unknown>;

function preferring(property: string, resolve: Resolve): Resolve {
  return (source, args, context, info) => source[property] ?? resolve(source, args, context, info);
}
