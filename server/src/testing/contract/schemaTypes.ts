import { type GraphQLObjectType, isObjectType, isSpecifiedScalarType } from "graphql";
import { getSchema } from "../../schema";

export const schema = getSchema();
/** Those of the product: neither introspection's nor GraphQL's own scalars. */
export const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
);
export const outputTypes = types.filter(isObjectType);
export const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
