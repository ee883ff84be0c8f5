import { codeOf, messageOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../../features/accounts/users/User";

const testApp = useTestApp();
const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_v, i) => part(i)).join(" ");

let member: User;
beforeAll(async () => {
  member = await buildUser(testApp().db);
});

const ask = (query: string, variables: object = {}) => testApp().graphql(query, { ...variables }, { as: member });

/** `levels` levels of fields, the first one included. */
const nested = (levels: number) => `me { ${"profile { user { ".repeat((levels - 2) / 2)}`;
const deep = (levels: number) =>
  levels % 2 === 0
    ? `{ ${nested(levels)} id ${"} }".repeat((levels - 2) / 2)} } }`
    : `{ ${nested(levels - 1)} profile { id } ${"} }".repeat((levels - 3) / 2)} } }`;

const deepInFragments = (levels: number) =>
  `{ me { ...F0 } } ${times((levels - 2) / 2, (i) => `fragment F${i} on User { profile { user { ...F${i + 1} } } }`)}
   fragment F${(levels - 2) / 2} on User { id }`;

const deepInline = (levels: number) =>
  `{ ... on Query { me { ${"... on User { profile { user { ".repeat((levels - 2) / 2)} id ${"} } }".repeat((levels - 2) / 2)} } } }`;

describe("an operation at the limit", () => {
  it.each([
    ["10 levels", deep(10)],
    ["10 levels through fragments", deepInFragments(10)],
    ["10 levels through inline fragments", deepInline(10)],
    ["15 aliases", `{ me { ${times(15, (i) => `a${i}: id`)} } }`],
    ["10 root fields", `{ ${times(10, (i) => `a${i}: me { id }`)} }`],
    ["5 directives", `{ me { ${times(5, () => "id @include(if: true)")} } }`],
    ["first: 100", `{ posts(first: 100) { nodes { id } } }`],
  ])("of %s is answered", async (_case, query) => {
    const answer = await ask(query);

    expect(answer.errors).toBeUndefined();
    expect(answer.status).toBe(200);
  });
});

describe("an operation beyond the limit", () => {
  const spreadTwice = (count: number) =>
    `{ me { ...F0 } } ${times(count, (i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`)}
     fragment F${count} on User { id }`;

  it.each([
    ["11 levels", deep(11), /more than 10 levels/],
    ["12 levels through fragments", deepInFragments(12), /more than 10 levels/],
    ["12 levels through inline fragments", deepInline(12), /more than 10 levels/],
    ["16 aliases", `{ me { ${times(16, (i) => `a${i}: id`)} } }`, /more than 15 aliases/],
    [
      "16 aliases through a fragment",
      `{ me { ...A ...A } } fragment A on User { ${times(8, (i) => `a${i}: id`)} }`,
      /15 aliases/,
    ],
    ["11 root fields", `{ ${times(11, (i) => `a${i}: me { id }`)} }`, /more than 10 root fields/],
    ["101 __typename", `{ ${"__typename ".repeat(101)} }`, /more than 10 root fields/],
    ["6 directives", `{ me { ${times(6, () => "id @include(if: true)")} } }`, /more than 5 directives/],
    ["6 directives on a fragment", `{ ${times(6, () => "... @include(if: true) { __typename }")} }`, /5 directives/],
    ["2 to the power of 60 fields through fragments", spreadTwice(60), /more than 1000 fields/],
    ["1,001 tokens", `{ me { ${"id ".repeat(996)} } }`, /token/i],
    ["20,000 fields", `{ me { ${"id ".repeat(20_000)} } }`, /token/i],
    [
      "a circle of fragments",
      `{ me { ...A } } fragment A on User { profile { user { ...A } } }`,
      /Cannot spread fragment/,
    ],
  ])("of %s is refused quickly, before any statement", async (_case, query, reason) => {
    await ask(`{ me { id } }`);
    const start = performance.now();

    let answer: Awaited<ReturnType<typeof ask>> | null = null;
    const statements = await testApp().counter.count(async () => (answer = await ask(query)));

    expect(answer!.status).toBe(400);
    expect(codeOf(answer!)).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/);
    expect(answer!.errors?.map(({ message }) => message).join()).toMatch(reason);
    expect(statements).toBeLessThanOrEqual(1); // the token's own check, at most
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("with ten errors is answered with five errors, each with the request's id", async () => {
    const { errors, status } = await ask(
      `{ me { id ${times(10, (i) => `@unknown${i}`)} ${times(10, (i) => `x${i}`)} } }`,
    );

    expect(status).toBe(400);
    expect(errors?.length).toBeLessThanOrEqual(5);
    for (const { extensions } of errors ?? [])
      expect(extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED", requestId: expect.any(String) });
  });
});

describe("the cost of an operation", () => {
  const comments = (posts: number | string, count: number | string) =>
    `posts(first: ${posts}) { nodes { comments(first: ${count}) { nodes { author { id } } } } }`;

  const belowUnion = `me { notifications(first: 100) { nodes { subject {
    ... on Post { comments(first: 100) { nodes { author { posts(first: 100) { nodes { text } } } } } }
  } } } }`;

  it("is what its lists may fetch, and larger for members than for visitors", async () => {
    const large = `{ profiles(first: 100) { nodes { user { id } experience(first: 2) { id } education(first: 2) { id } } edges { node { user { id } } } } }`;
    const larger = `{ a: ${large.slice(1, -1)} b: ${large.slice(1, -1)} }`;

    expect((await testApp().graphql(large)).errors).toBeUndefined();
    expect(codeOf(await testApp().graphql(larger))).toBe("GRAPHQL_VALIDATION_FAILED");
    expect((await ask(larger)).errors).toBeUndefined();
  });

  it.each([
    ["written out", `{ ${comments(100, 100)} }`, {}],
    ["in variables", `query ($n: Int!) { ${comments("$n", "$n")} }`, { n: 100 }],
    ["in the defaults of variables", `query ($n: Int! = 100) { ${comments("$n", "$n")} }`, {}],
    ["below a union", `{ ${belowUnion} }`, {}],
    ["in fragments", `{ ...P } fragment P on Query { ${comments(100, 100)} }`, {}],
    [
      "in the shadow of a negative list",
      `{ posts(first: -100000) { nodes { author { id } } } ...P } fragment P on Query { b: ${comments(100, 100)} }`,
      {},
    ],
  ])("is refused above the limit with the sizes %s", async (_case, query, variables) => {
    const answer = await ask(query, variables);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(messageOf(answer)).toMatch(/may fetch \d+ objects; at most 5000/);
  });
});
