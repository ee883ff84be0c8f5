import { readFileSync } from "node:fs";
import path from "node:path";
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  subscribe,
} from "graphql";
import { v7 as newId } from "uuid";
import { needsSignIn } from "../../platform/authorization/fieldRights";
import { AppError } from "../../errors";
import { getSchema } from "../../schema";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { LiveClient, listen } from "../../testing/live/LiveClient";
import { printContract } from "./printContract";

const testApp = useTestApp();
const schema = getSchema();
const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

/** Any value that the type takes. */
function anyValue(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return `[${anyValue(inner.ofType)}]`;
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? "";
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${anyValue(field.type)}`).join(" ")} }`;
  }
  const timestamp = `"2020-01-01T00:00:00Z"`;
  const values: Record<string, string> = { ID: `"${newId()}"`, Int: "1", Boolean: "true", DateTime: timestamp };
  return values[String(inner)] ?? `"2020-01-01"`;
}

/** The shortest use of a field with arguments that it takes. */
function useOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const given = required.map((arg) => `${arg.name}: ${anyValue(arg.type)}`).join(" ");
  return `${name}${given ? `(${given})` : ""}${isCompositeType(getNamedType(type)) ? " { __typename }" : ""}`;
}

/** What a member without a session may do with a limited token, instead of signing in. */
const takesLimitedToken = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name, type }) => {
    const inner = getNamedType(type);
    return name === "limitedToken" || (isInputObjectType(inner) && "limitedToken" in inner.getFields());
  });

const operations = [
  ...fieldsOf(schema.getQueryType()).map((field) => ["query", field] as const),
  ...fieldsOf(schema.getMutationType()).map((field) => ["mutation", field] as const),
].map(([kind, field]) => [`${kind} ${field.name}`, `${kind} { ${useOf(field)} }`, needsSignIn(field), field] as const);
const marked = operations.filter(([, , isMarked]) => isMarked);
const nested = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => ![schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type))
  .flatMap((type) => fieldsOf(type).filter(needsSignIn));
const open = operations.filter(([, , isMarked, field]) => !isMarked && !takesLimitedToken(field));

describe("M31 a field that schema.graphql marks with @signedIn", () => {
  it.each(marked)("refuses a guest: %s", async (_name, query) => {
    const answer = await testApp().graphql(query);

    expect(codeOf(answer)).toBe("UNAUTHENTICATED");
    expect(Object.values(answer.data)).toEqual([null]);
  });

  it.each(open)("is not one that answers a guest: %s", async (_name, query) => {
    expect(codeOf(await testApp().graphql(query))).not.toBe("UNAUTHENTICATED");
  });

  it.each(fieldsOf(schema.getSubscriptionType()).map((field) => [field.name, field] as const))(
    "is every subscription, of which a guest gets no event: %s",
    async (_name, field) => {
      expect(needsSignIn(field)).toBe(true);
      const result = await subscribe({
        schema,
        document: parse(`subscription { ${useOf(field)} }`),
        contextValue: { viewer: null, hasInvalidToken: false },
      });

      const [error] = "errors" in result ? (result.errors ?? []) : [];
      expect(error?.originalError).toBeInstanceOf(AppError);
      expect(error?.originalError).toMatchObject({ code: "UNAUTHENTICATED" });
    },
  );

  it("M50 may stand in any type, where it is null for a guest and leaves the rest of the answer", () => {
    expect(nested.map(({ name }) => name)).toEqual(["posts"]);
    expect(nested.filter(({ type }) => isNonNullType(type))).toEqual([]);
  });

  it("is printed with its mark, and says so in its description", () => {
    const text = printContract(schema);

    expect(marked.length).toBeGreaterThanOrEqual(14);
    const others = [...fieldsOf(schema.getSubscriptionType()), ...nested];
    expect(text.match(/ @signedIn$/gm)).toHaveLength(marked.length + others.length);
    expect(schema.getMutationType()?.getFields().createPost?.description).toMatch(
      / Members only\. Access tokens need `posts:write`\.$/,
    );
    expect(readFileSync(path.join(__dirname, "../../../../schema.graphql"), "utf8")).toContain(text);
  });
});

describe("M31 the token of a live connection", () => {
  const asParams = (params: (token: string) => Record<string, unknown>) => (token: string) => ({
    connectionParams: params(token),
  });
  const ways: [string, (token: string) => object][] = [
    ["token", asParams((token) => ({ token }))],
    ["x-auth-token", asParams((token) => ({ "x-auth-token": token }))],
    ["Authorization", asParams((token) => ({ Authorization: `Bearer ${token}` }))],
    ["authorization", asParams((token) => ({ authorization: `bearer ${token}` }))],
    ["a header of the handshake, Authorization", (token) => ({ headers: { authorization: `Bearer ${token}` } })],
    ["a header of the handshake, x-auth-token", (token) => ({ headers: { "x-auth-token": token } })],
  ];

  it.each(ways)("may come as %s", async (_name, options) => {
    const viewer = await buildUser(testApp().db);
    const client = new LiveClient(await listen(testApp()), undefined, options(testApp().tokenOf(viewer)));
    const posts = client.subscribe<{ postAdded: { text: string } }>(`subscription { postAdded { text } }`);

    await new Promise((resolve) => setTimeout(resolve, 200));
    await testApp().graphql(`mutation { createPost(input: { text: "Live" }) { id } }`, {}, { as: viewer });

    expect(await posts.until(1)).toEqual([{ postAdded: { text: "Live" } }]);
    await client.leave();
  });

  it.each([["no token"], ["Basic abc"], ["Bearer wrong"]])("is refused when it is %s", async (text) => {
    const connectionParams = text === "no token" ? {} : { Authorization: text };
    const client = new LiveClient(await listen(testApp()), undefined, { connectionParams });

    expect(await client.closed).toBe(4401);
  });
});
