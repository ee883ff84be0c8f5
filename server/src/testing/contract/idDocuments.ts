import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
} from "graphql";
import { DocumentWriter } from "./argumentDocuments";

const schema = buildSchema(readFileSync(path.join(__dirname, "../../../../schema.graphql"), "utf8"));

interface IdPath {
  operation: "query" | "mutation";
  field: GraphQLField<unknown, unknown>;
  at: string;
}

/** Paths of arguments: those that are ids, and those that must be sent. */
function pathsOf(
  type: GraphQLInputType,
  at: string,
  isNeeded: boolean,
): { at: string; isId: boolean; isNeeded: boolean }[] {
  const named = getNamedType(type);
  const own = { at, isId: named.name === "ID", isNeeded };
  if (!isInputObjectType(named)) return [own];
  const inner = Object.values(named.getFields()).filter((field) => getNamedType(field.type) !== named);
  return [own, ...inner.flatMap((field) => pathsOf(field.type, `${at}.${field.name}`, isNonNullType(field.type)))];
}

const argumentPaths = ({ args }: GraphQLField<unknown, unknown>) =>
  args.flatMap(({ name, type }) => pathsOf(type, name, isNonNullType(type)));

/** Of what is only compared with earlier requests of the same member. */
const isKey = (at: string) => /(^|\.)idempotencyKey$/.test(at);

/** Wherever a query or mutation takes the id of something. */
export const idPaths = (
  [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
  ] as const
).flatMap(([operation, root]) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    argumentPaths(field)
      .filter(({ at, isId }) => isId && !isKey(at))
      .map(({ at }): IdPath => ({ operation, field, at })),
  ),
);

/** An operation with this id at the path, with another one wherever it needs ids besides. */
export function documentWith({ operation, field, at }: IdPath, id: string, others: string) {
  const paths = new Map(argumentPaths(field).map((known) => [known.at, known]));
  const writer = new DocumentWriter((place) => {
    const known = paths.get(place.replace(/\[\d+\]/g, ""));
    if (place === at) return { text: JSON.stringify(id) };
    if (at.startsWith(`${place}.`) || !known) return "literal";
    if (!known.isNeeded) return "left out";
    return known.isId ? { text: JSON.stringify(others) } : "literal";
  });
  const { query } = writer.write(operation, field.name, field.args);
  return isLeafType(getNamedType(field.type)) ? query : query.replace(/ }$/, " { __typename } }");
}
