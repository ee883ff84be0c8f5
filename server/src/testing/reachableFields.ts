import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

/**
 * One query for each field of an object type that a viewer can reach, with the values of what it leads to.
 * Required arguments are given from `known`, by their names: of several, the first takes all its values.
 */
export function queriesOf(schema: GraphQLSchema, known: Record<string, string[]>, exempt: Set<string>): string[] {
  const seen = new Set<string>();
  const queries: string[] = [];
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  let ways = roots
    .filter(({ name }) => !exempt.has(`Query.${name}`))
    .flatMap((field) => callsOf(field, known).map((call) => ({ path: [call], field })));
  while (ways.length > 0) {
    queries.push(
      ...ways.map(({ path, field }) => `{ ${path.join(" { ")} ${valuesOf(field, exempt)} ${"}".repeat(path.length)}`),
    );
    ways = ways.flatMap(({ path, field }) =>
      fieldsBelow(field).flatMap((below) => {
        const name = `${getNamedType(field.type).name}.${below.name}`;
        if (seen.has(name) || exempt.has(name)) return [];
        if (path.length > 1) seen.add(name);
        return [{ path: [...path, `${below.name}${hasPages(below) ? "(first: 5)" : ""}`], field: below }];
      }),
    );
  }
  return queries;
}

const hasPages = ({ args }: Field) => args.some(({ name }) => name === "first");
const needsNothing = ({ args }: Field) => !args.some(isRequiredArgument);

function fieldsOf(field: Field): Field[] {
  const type = getNamedType(field.type);
  return isObjectType(type) ? Object.values(type.getFields()).filter(needsNothing) : [];
}

const fieldsBelow = (field: Field) => fieldsOf(field).filter(({ type }) => isObjectType(getNamedType(type)));

function valuesOf(field: Field, exempt: Set<string>): string {
  const type = getNamedType(field.type);
  const names = fieldsOf(field).filter(({ type }) => isLeafType(getNamedType(type)));
  const asked = names.map(({ name }) => name).filter((name) => !exempt.has(`${type.name}.${name}`));
  return isObjectType(type) ? `{ ${["__typename", ...asked].join(" ")} }` : "";
}

function callsOf({ name, args }: Field, known: Record<string, string[]>): string[] {
  const required = args.filter(isRequiredArgument).map((argument: GraphQLArgument) => argument.name);
  if (required.length === 0) return [name];
  const [first = "", ...more] = required;
  if (required.some((argument) => !known[argument]))
    throw new Error(`say what ${name}(${required.join()}) is asked for`);
  const others = more.map((argument) => `, ${argument}: ${known[argument]?.[0]}`).join("");
  return (known[first] ?? []).map((value) => `${name}(${first}: ${value}${others})`);
}
