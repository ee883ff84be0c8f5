import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type DocumentNode,
  type OperationDefinitionNode,
  getNamedType as namedOf,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  visit,
} from "graphql";
import { atMostOf } from "../../../platform/graphql/atMost";
import { needsSignIn } from "../../../platform/authorization/fieldRights";
import { graphql as limits } from "../../../platform/limits/limits";
import { fieldsOf, outputTypes, schema } from "../../../testing/contract/schemaTypes";
import { costOf } from "./operationCost";

const top = path.join(__dirname, "../../../../..");

/** The texts of the files of a folder, and of those in it, with such a name. */
const textsIn = (folder: string, name: RegExp): string[] =>
  readdirSync(path.join(top, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(top, folder, file), "utf8"));

type Variables = Readonly<Record<string, unknown>>;

/**
 * The cost of each operation of some documents, with lists as long as variables can make them. `most`: by operation, the
 * variables that are never larger.
 */
function costsOf(documents: readonly DocumentNode[], most: Readonly<Record<string, Variables>> = {}) {
  const definitions = documents.flatMap((document) => document.definitions);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const root = schema.getRootType(operation.operation)?.getFields() ?? {};
      const isForGuests = operation.selectionSet.selections.every(
        (selected) =>
          // For guests `me` is null, so the client does not ask them for what is in it.
          selected.kind === Kind.FIELD &&
          selected.name.value !== "me" &&
          !needsSignIn({ extensions: root[selected.name.value]?.extensions ?? {} }),
      );
      const unknown = new Map(operation.variableDefinitions?.map(({ variable }) => [variable.name.value, NaN]));
      const variables = { ...Object.fromEntries(unknown), ...most[operation.name?.value ?? ""] };
      const cost = costOf(schema, document, operation).objects(variables);
      return { name: operation.name?.value, cost, max: isForGuests ? limits.costAnonymous : limits.costMember };
    });
}

const tooExpensive = (...documents: Parameters<typeof costsOf>) =>
  costsOf(...documents).filter(({ cost, max }) => cost > max);
const costIn = (query: string) => costsOf([parse(query)])[0]?.cost;

describe("N34 the cost of an operation", () => {
  it("N34 finds the largest size of every list of objects in the schema", () => {
    const lists = outputTypes.flatMap((type) =>
      fieldsOf(type)
        .filter(({ type: of }) => isListType(getNullableType(of)) && isObjectType(namedOf(of)))
        .map((field) => ({ name: `${type.name}.${field.name}`, isOfPage: isSizedAbove(type.name), field })),
    );

    expect(lists.length).toBeGreaterThan(40);
    const undeclared = lists.filter(({ isOfPage: is, field }) => !is && !((atMostOf(field)?.entries ?? 0) > 0));
    expect(undeclared.map(({ name }) => name)).toEqual(["ErrorExtensions.fields"]);
  });

  it("N34 multiplies by the declared size of a list, or by a smaller first", () => {
    const range = `from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z"`;

    expect(costIn(`{ schedule(${range}) { id } }`)).toBe(1_000);
    expect(costIn(`{ schedule(${range}, first: 10) { session { id } } }`)).toBe(20);
    expect(costIn(`{ schedule(${range}, first: 2000) { id } }`)).toBe(1_000);
    expect(costIn(`{ groups(first: 100) { nodes { occurrences(${range}) { id } } } }`)).toBe(1 + 100 * (1 + 200));
    expect(costIn(`{ profile(userId: "a") { experience { id } education(first: 5) { id } } }`)).toBe(1 + 100 + 5);
    expect(costIn(`{ newestGroups { title } }`)).toBe(3);
    expect(costIn(`{ profile(userId: "a") { studyStats { days { date } } } }`)).toBe(1 + 1 + 28);
  });

  it("N34 counts five values as an object, and one with a resolver twice", () => {
    const dates = (field: string, count: number) =>
      `{ schedule(from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z", first: 100) { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(" ")} } }`;

    expect(costIn(dates("id", 4))).toBe(100);
    expect(costIn(dates("id", 9))).toBe(200);
    expect(costIn(dates("isClockChange", 15))).toBe(Math.floor((100 * (1 + 2 * 15)) / 5));
  });

  it("N34 knows which operations are for members alone", () => {
    const isForMembers = (query: string) => {
      const document = parse(query);
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      return costOf(schema, document, operation as OperationDefinitionNode).isForMembers;
    };

    expect(
      isForMembers("{ myGroups { nodes { id } } ...More } fragment More on Query { myGroups { totalCount } }"),
    ).toBe(true);
    expect(isForMembers("{ myGroups { nodes { id } } profiles { totalCount } }")).toBe(false);
  });

  it("N34 allows every operation that the client sends", () => {
    const documents = textsIn("client/src", /\.graphql$/).map((text) => withTypeNames(parse(text)));

    const [reader = ""] = textsIn("client/src/features/posts/comments", /^readLoaded\.ts$/);
    const first = Number(/const mostAtOnce = (\d+);/.exec(reader)?.[1]);

    expect(first).toBeGreaterThan(0);
    expect(costsOf(documents).length).toBeGreaterThan(100);
    expect(tooExpensive(documents, { Comments: { first } })).toEqual([]);
  });

  it("N34 allows every example of the playground and of the guide", () => {
    const tabs = textsIn("client/playground", /examples\.ts$/i);
    const examples = tabs.flatMap((tab) => [...tab.matchAll(/query: `([^`]+)`/g)].map(([, query = ""]) => query));
    const guide = [
      ...textsIn("docs", /^graphql\.md$/)
        .join("")
        .matchAll(/```graphql\n([\s\S]*?)```/g),
    ];
    const documents = [...examples, ...guide.map(([, query = ""]) => query)].map((query) => parse(query));

    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((document) => tooExpensive([document]))).toEqual([]);
  });
});

/** As Apollo Client sends it, which asks every object for its type. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: {
      leave: (node) => {
        if (!node.selectionSet) return undefined;
        const name = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
        const selections = [...node.selectionSet.selections, name];
        return { ...node, selectionSet: { ...node.selectionSet, selections } };
      },
    },
  });

/** Whether each field with this type gives the size of its lists, as the `first` of a page does. */
function isSizedAbove(type: string): boolean {
  const above = outputTypes.flatMap(fieldsOf).filter((one) => namedOf(one.type).name === type);
  const isSized = above.filter((one) => !isListType(getNullableType(one.type)) && (atMostOf(one) ?? hasFirst(one)));
  return above.length > 0 && isSized.length === above.length;
}

const hasFirst = ({ args }: { args: readonly { name: string }[] }) => args.some(({ name }) => name === "first");
