import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { server } from "../../../bench/books/server.mjs";

/**
 * Operations that ask for as much as their cost allows: for every list of objects in the schema, alone, with everything of
 * its entries, inside of the lists on its way, and under as many aliases as are allowed.
 */
export function listOperations(values) {
  const { getSchema } = server("schema.js");
  const schema = getSchema();
  const { OperationStore } = server("edges/graphql/pipeline/OperationStore.js");
  const { costMember, rootFields } = server("platform/limits/limits.js").graphql;
  const context = { values, costMember, rootFields, operations: new OperationStore(schema, { introspection: true }) };
  return [...waysTo(schema, values)].flatMap(({ type, way }) =>
    Object.values(type.getFields())
      .filter((field) => isListOfObjects(field) && valuesFor(field, values))
      .flatMap((field) => operationsFor(context, { way: [...way, field], name: `${type.name}.${field.name}` })),
  );
}

/** How to come from Query to each type of object: the shortest way, and the shortest one with a list in it. */
function waysTo(schema, values) {
  const ways = new Map([["Query", { type: schema.getQueryType(), way: [] }]]);
  for (const { type, way } of ways.values()) {
    for (const field of Object.values(type.getFields())) {
      if (!valuesFor(field, values)) continue;
      const named = getNamedType(field.type);
      const next = [...way, field];
      const isInList = next.some(isListOfObjects);
      for (const to of isUnionType(named)
        ? named.getTypes()
        : [named.name.endsWith("Connection") ? nodeOf(named) : named]) {
        const key = `${to.name} ${isInList}`;
        if (!isObjectType(to) || ways.has(key)) continue;
        ways.set(key, { type: to, way: isUnionType(named) ? [...way, { ...field, on: to.name }] : next });
      }
    }
  }
  return ways.values();
}

const sizeNames = ["first"];
const hasSize = ({ args }) => args.some(({ name }) => sizeNames.includes(name));
const isListOfObjects = (field) =>
  isCompositeType(getNamedType(field.type)) &&
  (isListType(getNullableType(field.type)) ? !isPageField(field) : hasSize(field));
const isPageField = ({ name, extensions }) => ["nodes", "edges"].includes(name) && extensions.atMost === undefined;

const idNames = {
  post: "postId",
  group: "groupId",
  room: "groupId",
  studySession: "sessionId",
  occurrence: "dateId",
  book: "bookId",
  user: "userId",
};

/** The arguments of a field but its size; null when one of them has no value here. */
function valuesFor(field, values) {
  const given = [];
  for (const { name, type, defaultValue } of field.args) {
    const isTaken = (isNonNullType(type) && defaultValue === undefined) || name === "timeZone";
    if (!isTaken || sizeNames.includes(name)) continue;
    const value = values[name === "id" ? idNames[field.name] : name];
    if (value === undefined) return null;
    given.push(`${name}: ${JSON.stringify(value)}`);
  }
  return given;
}

/** All scalars of a type, and down to this depth what else it has, with the fewest entries. */
function everythingOf(context, type, depth) {
  if (isUnionType(type))
    return type
      .getTypes()
      .map((one) => `... on ${one.name} { __typename }`)
      .join(" ");
  return Object.values(type.getFields())
    .flatMap((field) => {
      const given = valuesFor(field, context.values);
      if (!given) return [];
      const of = getNamedType(field.type);
      if (!isCompositeType(of)) return written(field, given);
      if (depth === 0) return [];
      if (of.name.endsWith("Connection"))
        return written(field, [...given, "first: 1"], `nodes { ${everythingOf(context, nodeOf(of), depth - 1)} }`);
      return written(field, hasSize(field) ? [...given, "first: 1"] : given, everythingOf(context, of, depth - 1));
    })
    .join(" ");
}

const largestOf = ({ extensions }) => extensions?.atMost?.entries ?? 100;

const nodeOf = (connection) => getNamedType(connection.getFields().nodes.type);

const written = ({ name }, given, inner) =>
  `${name}${given.length > 0 ? `(${given.join(", ")})` : ""}${inner === undefined ? "" : ` { ${inner || "__typename"} }`}`;

/** The way to a list, with these sizes of the lists on it and of its own. */
function along(context, way, { outer, own, inner }) {
  return way.reduceRight((below, field, index) => {
    const isOwn = index === way.length - 1;
    const size = isOwn ? own : outer;
    const first = isOwn ? size : Math.min(size, largestOf(field));
    const given = [...valuesFor(field, context.values), ...(hasSize(field) ? [`first: ${first}`] : [])];
    const named = getNamedType(field.type);
    const content = named.name.endsWith("Connection") ? `nodes { ${below} }` : below;
    return written(field, given, field.on ? `... on ${field.on} { ${content} }` : content);
  }, inner);
}

function operationsFor(context, { way, name }) {
  const field = way.at(-1);
  const named = getNamedType(field.type);
  const entry = named.name.endsWith("Connection") ? nodeOf(named) : named;
  const contents = {
    "nothing of its entries": "__typename",
    "its scalars": everythingOf(context, entry, 0) || "__typename",
    "all of its entries": everythingOf(context, entry, 1),
  };
  const shapes = [
    ...Object.entries(contents).flatMap(([title, inner]) => [
      { title, sizes: { outer: 1, inner } },
      { title: `${title}, in lists of 100`, sizes: { outer: 100, inner } },
      { title: `${title}, in lists of 10`, sizes: { outer: 10, inner } },
    ]),
  ];
  const seen = new Set();
  return shapes.flatMap(({ title, sizes }) => {
    const once = largestAllowed(context, way, sizes, 1);
    const most = withMostAliases(context, way, sizes);
    return [once, most].flatMap((largest) => {
      if (!largest || seen.has(largest.query)) return [];
      seen.add(largest.query);
      const times = largest.aliases > 1 ? `, ${largest.aliases} times` : "";
      return { list: name, title: `${name} with ${title}${times}`, ...largest };
    });
  });
}

function withMostAliases(context, way, sizes) {
  for (let aliases = context.rootFields; aliases > 1; aliases--) {
    const found = largestAllowed(context, way, sizes, aliases);
    if (found) return found;
  }
  return null;
}

/** The operation with the largest size of the list that is within the limits; null when none is. */
function largestAllowed({ operations, costMember, ...context }, way, sizes, aliases) {
  const list = way.at(-1);
  const field = along(context, way, { ...sizes, own: "$own" });
  const fields = Array.from({ length: aliases }, (_, n) => (aliases > 1 ? `a${n}: ${field}` : field));
  const query = `query${hasSize(list) ? " ($own: Int!)" : ""} { ${fields.join(" ")} }`;
  const cost = costIn(operations, query);
  if (!cost) return null;
  let own = hasSize(list) ? largestOf(list) : 1;
  while (own > 0 && cost({ own }) > costMember) own--;
  return own > 0 ? { query, aliases, cost: cost({ own }), variables: hasSize(list) ? { own } : {} } : null;
}

/** null for an operation that is refused for its shape. */
function costIn(operations, query) {
  try {
    return operations.prepare({ query }).cost.objects;
  } catch {
    return null;
  }
}
