import { inspect } from "node:util";
import fc from "fast-check";
import {
  type ExecutionResult,
  graphql,
  type GraphQLArgument,
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
} from "graphql";
import { toAppError } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import {
  type ArgumentDocument,
  DocumentWriter,
  pathsOf,
  type Way,
  ways,
} from "../../../testing/contract/argumentDocuments";
import { fieldsOf, outputTypes } from "../../../testing/contract/schemaTypes";
import { InvalidDocument } from "./documentErrors";
import { executeOnce } from "./execute";
import { OperationStore } from "./OperationStore";
import { checkVariables, coerceVariables } from "./variables";

interface FieldWithArguments {
  name: string;
  args: readonly GraphQLArgument[];
}

/** Every field of the schema that takes arguments. */
const fields: FieldWithArguments[] = outputTypes.flatMap((type) =>
  fieldsOf(type)
    .filter(({ args }) => args.length > 0)
    .map(({ name, args }) => ({ name: `${type.name}_${name}`, args })),
);

/** What resolvers got, in the order of the calls. */
const received: string[] = [];

/** A root type with all of them, so that one level of a document reaches each. */
const rootOf = (name: string) =>
  new GraphQLObjectType<unknown, unknown>({
    name,
    fields: Object.fromEntries(
      fields.map((field) => [field.name, { type: GraphQLInt, args: argsOf(field), resolve: receive }]),
    ) as GraphQLFieldConfigMap<unknown, unknown>,
  });

const argsOf = ({ args }: FieldWithArguments) =>
  Object.fromEntries(args.map(({ name, type, defaultValue }) => [name, { type, defaultValue }]));

// Without prototypes, which differ between the executors and mean nothing; `undefined` and a missing value do differ.
const receive = (_source: unknown, args: object) =>
  received.push(inspect(structuredClone(args), { depth: 20, sorted: true, maxArrayLength: null }));

const flat = new GraphQLSchema({ query: rootOf("Query"), mutation: rootOf("Mutation") });
const operations = new OperationStore(flat, { introspection: true });

/** The arguments that reached the resolver, or the word `refused`. */
async function outcomeOf(run: () => ExecutionResult | Promise<ExecutionResult>): Promise<string> {
  received.length = 0;
  try {
    const { errors = [] } = await run();
    return errors.length > 0 && received.length === 0 ? "refused" : received.join();
  } catch {
    return "refused";
  }
}

const byPipeline = ({ query, variables }: ArgumentDocument) =>
  outcomeOf(() => {
    const operation = operations.prepare({ query });
    checkVariables(operation.variables, variables);
    const values = coerceVariables(operation.variables, variables);
    return executeOnce({ ctx: {} as AppContext, operation, variables: values });
  });

const byGraphqlJs = ({ query: source, variables: variableValues }: ArgumentDocument) =>
  outcomeOf(() => graphql({ schema: flat, source, variableValues }));

async function expectSame(document: ArgumentDocument): Promise<string> {
  const [ours, theirs] = [await byPipeline(document), await byGraphqlJs(document)];
  if (ours !== theirs) expect({ ...document, received: ours }).toEqual({ ...document, received: theirs });
  return theirs;
}

describe("N1 the arguments that resolvers get", () => {
  it.each(fields.map((field) => [field.name, field] as const))(
    "are those of graphql-js in whatever way each value is sent: %s",
    async (_name, { name, args }) => {
      const outcomes = new Set<string>();
      const compare = async (operation: string, choose: (path: string) => Way) =>
        outcomes.add(await expectSame(new DocumentWriter(choose).write(operation, name, args)));

      for (const way of ways) {
        await compare("query", () => way);
        await compare("mutation", (path) => (/[.[]/.test(path) ? way : "literal"));
        // One by one; `literal` is the same as above.
        for (const path of way === "literal" ? [] : pathsOf(args))
          await compare("mutation", (at) => (at === path ? way : "literal"));
      }

      expect(outcomes.size).toBeGreaterThan(1);
    },
  );

  it("are those of graphql-js in any mixture of ways", async () => {
    const nested = fields.filter(({ args }) => pathsOf(args).some((path) => path.includes(".")));
    const anyWay = fc.infiniteStream(
      fc.oneof({ weight: 3, arbitrary: fc.constant<Way>("literal") }, fc.constantFrom<Way[]>(...ways)),
    );
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...nested), anyWay, async ({ name, args }, stream) => {
        const writer = new DocumentWriter((path) => (path.includes(".") ? stream.next().value : "literal"));
        if ((await expectSame(writer.write("mutation", name, args))) !== "refused") accepted++;
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

describe("N27 a literal of the wrong kind", () => {
  const wrong = ["7", "7.5", "true", "WORD", "{ x: 1 }", "[[{ x: 1 }]]", `"a text\\u0000"`];

  it.each(fields.map((field) => [field.name, field] as const))(
    "is named, with its place: %s",
    (_name, { name, args }) => {
      for (const path of pathsOf(args)) {
        const refused = wrong.flatMap((text) => {
          const choose = (at: string) => (at === path ? { text } : "literal");
          const { query } = new DocumentWriter(choose).write("mutation", name, args);
          return refusalsOf(query).map((error) => ({ text, path, ...error }));
        });

        for (const { text, fieldNames, code, places, message } of refused) {
          const shown = `${name} ${path}: ${text}: ${code} ${fieldNames.join()} ${places} ${message}`;
          expect(code === "BAD_USER_INPUT" && places > 0 && fieldNames[0]?.startsWith(path) ? "" : shown).toBe("");
          expect(message).not.toContain(`${path} is required`);
        }
        // The data of passkeys can be anything.
        expect(refused.length > 0 || path).toBe(path.endsWith(".response") ? path : true);
      }
    },
  );

  function refusalsOf(query: string) {
    try {
      operations.prepare({ query });
      return [];
    } catch (refusal) {
      if (!(refusal instanceof InvalidDocument)) throw refusal;
      return refusal.errors.map((error) => {
        const { code, fields: named, message } = toAppError(error);
        const places = error.locations?.length ?? 0;
        return { code, message, places, fieldNames: named.map(({ field }) => field) };
      });
    }
  }
});
