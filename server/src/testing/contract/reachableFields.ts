import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

type Field = GraphQLField<unknown, unknown>;

/** A query with its values as variables: the service compiles its text once, whatever they are. */
interface Question {
  query: string;
  variables: Record<string, unknown>;
}

/** A field of `Query` with its arguments, `$id: ID!` declared for each. */
interface Call {
  text: string;
  declared: string;
  variables: Record<string, unknown>;
}

/**
 * One query for each field of an object type that a viewer can reach, with the values of what it leads to.
 * Required arguments are given from `known`, by their names: of several, the first takes all its values.
 */
export function queriesOf(schema: GraphQLSchema, known: Record<string, unknown[]>, exempt: Set<string>): Question[] {
  const seen = new Set<string>();
  const queries: Question[] = [];
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  let ways = roots
    .filter(({ name }) => !exempt.has(`Query.${name}`))
    .flatMap((field) => callsOf(field, known).map((call) => ({ call, path: [call.text], field })));
  while (ways.length > 0) {
    queries.push(
      ...ways.map(({ call: { declared, variables }, path, field }) => {
        const selected = `${path.join(" { ")} ${valuesOf(field, exempt)} ${"}".repeat(path.length)}`;
        return { query: `query ${declared} { ${selected}`, variables };
      }),
    );
    ways = ways.flatMap(({ call, path, field }) =>
      fieldsBelow(field).flatMap((below) => {
        const name = `${getNamedType(field.type).name}.${below.name}`;
        if (seen.has(name) || exempt.has(name)) return [];
        if (path.length > 1) seen.add(name);
        return [{ call, path: [...path, `${below.name}${hasPages(below) ? "(first: 5)" : ""}`], field: below }];
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

/** A whole list, which could cost too much, is cut like those below it. */
function callsOf(field: Field, known: Record<string, unknown[]>): Call[] {
  const { name, args } = field;
  const required = args.filter(isRequiredArgument);
  const [first, ...more] = required;
  if (!first) return [{ text: name, declared: "", variables: {} }];
  const unknown = required.filter((argument) => !known[argument.name]);
  if (unknown.length > 0) throw new Error(`say what ${name}(${unknown.map((each) => each.name).join()}) is asked for`);
  const given = required.map((argument) => `${argument.name}: $${argument.name}`).join();
  const size = hasPages(field) ? ", first: 5" : "";
  const declared = `(${required.map((argument) => `$${argument.name}: ${argument.type}`).join()})`;
  const others = Object.fromEntries(more.map((argument) => [argument.name, known[argument.name]?.[0]]));
  return (known[first.name] ?? []).map((value) => ({
    text: `${name}(${given}${size})`,
    declared,
    variables: { [first.name]: value, ...others },
  }));
}
