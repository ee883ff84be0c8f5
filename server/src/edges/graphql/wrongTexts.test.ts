import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { User } from "../../features/accounts/users/User";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { schema } from "../../testing/contract/schemaTypes";

const testApp = useTestApp();
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

describe("N27 a wrong text in any mutation", () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.length > 0);
  const wrong = ["not a link", "", "\u0000", "x".repeat(5_000)];

  it.each(mutations.map((mutation) => [mutation.name, mutation.args] as const))(
    "is named by its field: %s",
    async (name, args) => {
      const selection = isObjectType(getNamedType(schema.getMutationType()!.getFields()[name]!.type))
        ? "{ __typename }"
        : "";
      for (const text of wrong) {
        const given = args.map((arg) => [arg.name, withTexts(arg.type, text)] as const);
        const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
        const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
        const query = `mutation (${declared}) { ${name}(${passed}) ${selection} }`;
        const { errors = [] } = await testApp().graphql(query, Object.fromEntries(given), { as: ada });

        for (const { message, extensions } of errors) {
          if (extensions.code !== "BAD_USER_INPUT") continue;
          expect(extensions.fields?.length ? "" : `${name} ${text.slice(0, 20)}: ${message}`).toBe("");
        }
      }
    },
  );

  /** A value of the type, in which all texts and ids are these. */
  function withTexts(type: GraphQLInputType, text: string): unknown {
    if (isNonNullType(type)) return withTexts(type.ofType, text);
    if (isListType(type)) return [withTexts(type.ofType, text)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).map(({ name, type: inner }) => [name, withTexts(inner, text)]),
      );
    const others: Record<string, unknown> = { Int: 3, Float: 1, Boolean: true, DateTime: "2028-10-02T19:00:00Z" };
    return others[type.name] ?? (type.name === "PasskeyData" ? { id: text } : text);
  }
});

describe("N27 a body that is too large", () => {
  it("has the code of REST", async () => {
    const payload = { query: "{ __typename }", more: "x".repeat(101_000) };
    const answer = await testApp().request({ method: "POST", url: "/graphql", payload });

    expect([answer.statusCode, codeOf(answer.json())]).toEqual([413, "TOO_LARGE"]);
  });
});
