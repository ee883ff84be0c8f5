import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { Extensions } from "type-graphql";

/**
 * Says that the value of a field may have been read together with its object, as `property`. Where it was, that is the
 * answer; the resolver, with its loader, is for objects that came without it.
 */
export const Joined = (property: string): MethodDecorator => Extensions({ joined: property });

/** Answers joined values before any resolver is called: calling one costs more than the value did. */
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
