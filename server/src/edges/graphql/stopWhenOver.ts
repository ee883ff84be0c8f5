import { type GraphQLSchema, isObjectType } from "graphql";
import { unavailable } from "../../errors";
import { type AppContext, isOver } from "../../platform/context";

/**
 * Calls no resolver once the time of the operation is up. Without it the execution would go on for nobody, because what waits
 * for a loader continues when the loader fails. Fields without a resolver are properties, which cost nothing.
 */
export function stopWhenOver(schema: GraphQLSchema): GraphQLSchema {
  // The types of introspection belong to graphql-js, and are those of every schema.
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  for (const type of types.filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (source, args, ctx: AppContext, info): unknown => {
        if (isOver(ctx)) throw unavailable();
        return resolve(source, args, ctx, info);
      };
    }
  }
  return schema;
}
