import { type GraphQLSchema, isInputObjectType } from "graphql";
import { parts } from "../../platform/parts";
import { contractName } from "../../platform/rest/contractNames";
import type { IsKnownField } from "../../platform/rest/refusedFields";

/** The names of all fields that a change can take, in the spelling of GraphQL and of REST. */
export function knownFields(schema: GraphQLSchema): Set<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((input) => Object.keys(input.getFields()));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const given = mutations.flatMap(({ args }) => args.map(({ name }) => name).filter((name) => name !== "input"));
  const bodies = parts().routes.map(({ body }) => Object.keys(body?.schema.properties ?? {}));
  return new Set([...fields, ...given, ...bodies.flat()].flatMap((name) => [name, contractName(name)]));
}

export function isKnownField(schema: GraphQLSchema): IsKnownField {
  const known = knownFields(schema);
  return (name) => known.has(name);
}
