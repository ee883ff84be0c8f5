import type { InjectOptions } from "fastify";
import { errorCodes } from "../../errors";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Post } from "../../features/groups/discussion/Post";

const testApp = useTestApp();
const mutation = `mutation { createPost(input: { text: "By the back door" }) { id } }`;

async function send(options: InjectOptions) {
  const response = await testApp().request({ url: "/graphql", ...options }, { as: await buildUser(testApp().db) });
  return { status: response.statusCode, headers: response.headers, text: response.body, body: response.json() };
}

/** Refused as every error is: a code of the list, the request's id, and nothing done. */
async function expectRefused({ status, body, text }: Awaited<ReturnType<typeof send>>, expected: number) {
  expect(status).toBe(expected);
  expect(errorCodes).toContain(codeOf(body));
  expect(body.errors[0].extensions.requestId).toEqual(expect.any(String));
  expect(text).not.toMatch(/stack|node_modules|\.ts:/);
  expect(await testApp().db.countBy(Post, { text: "By the back door" })).toBe(0);
}

describe("/graphql over HTTP", () => {
  it("answers a GET that reads", async () => {
    const query = encodeURIComponent(`{ me { __typename } }`);

    const answer = await send({
      method: "GET",
      url: `/graphql?query=${query}`,
      headers: { "apollo-require-preflight": "1" },
    });

    expect(answer.body).toEqual({ data: { me: { __typename: "User" } } });
  });

  it.each([
    ["a mutation by GET", { method: "GET", headers: { "apollo-require-preflight": "1" } }, 405],
    ["a mutation by GET without a preflight", { method: "GET" }, 400],
  ] as const)("refuses %s", async (_case, options, status) => {
    const url = `/graphql?query=${encodeURIComponent(mutation)}`;

    await expectRefused(await send({ ...options, url }), status);
  });

  const json = { "content-type": "application/json" };
  it.each([
    [
      "a mutation as plain text",
      { payload: JSON.stringify({ query: mutation }), headers: { "content-type": "text/plain" } },
      400,
    ],
    [
      "a mutation as a form",
      { payload: `query=${mutation}`, headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
    ],
    [
      "a mutation as multipart",
      { payload: "--x--", headers: { "content-type": "multipart/form-data; boundary=x" } },
      415,
    ],
    ["a batch", { payload: Array.from({ length: 10 }, () => ({ query: mutation })) }, 400],
    ["a body that is not JSON", { payload: `{"query": `, headers: json }, 400],
    ["a body that is a number", { payload: "7", headers: json }, 400],
    ["no body", { headers: json }, 400],
    ["no query", { payload: {} }, 400],
    ["a query that is a number", { payload: { query: 7 } }, 400],
    ["variables that are text", { payload: { query: mutation, variables: "x" } }, 400],
    ["an unknown operation name", { payload: { query: mutation, operationName: "Other" } }, 400],
    ["a syntax error", { payload: { query: "mutation {" } }, 400],
    ["a subscription", { payload: { query: "subscription { postAdded { id } }" } }, 400],
    ["101 KB", { payload: { query: mutation, more: "x".repeat(101_000) } }, 413],
    ["a polluted prototype", { payload: `{"query":"{me{id}}","__proto__":{"a":1}}`, headers: json }, 400],
  ] as const)("refuses %s", async (_case, options, status) => {
    await expectRefused(await send({ method: "POST", ...options }), status);
  });

  it("forbids caches to store anything", async () => {
    const answer = await send({ method: "POST", payload: { query: `{ me { id } }` } });

    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("gives a value that is left out its default, at the top and inside an input", async () => {
    const input = { title: "Teacher", company: "Open School", from: "2020-01-31" };
    const query = `query ($first: Int! = 3) { profiles(first: $first) { totalCount } }`;
    const add = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;

    const top = await send({ method: "POST", payload: { query } });
    const inside = await send({ method: "POST", payload: { query: add, variables: { input } } });

    expect(top.body.errors).toBeUndefined();
    expect(codeOf(inside.body)).toBe("NOT_FOUND"); // there is no profile yet: the input itself was taken
  });

  it.each([["https://elsewhere.test"], ["null"], [undefined]])(
    "N23 opens its answers and its refusals to pages of every origin: %s",
    async (origin) => {
      const headers = origin ? { origin } : {};
      const post = (payload: object | string) => send({ method: "POST", headers, payload });
      const answers = [
        await post({ query: "{ me { id } }" }),
        await post({ query: "{ nothing }" }),
        await post({ query: "{ me { id } }", more: "x".repeat(101_000) }),
        await send({ method: "GET", headers }),
        await send({ method: "POST", headers: { ...headers, "content-type": "text/odd" }, payload: "x" }),
        await send({ method: "PUT", headers, payload: {} }),
        await send({ method: "DELETE", headers }),
        await send({ method: "GET", url: "/graphql?query=%ff", headers }),
        await send({ method: "GET", url: "/graphql/%zz", headers }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 400, 415, 405, 405, 400, 400]);
      for (const { headers: sent, body } of answers) {
        expect(sent["access-control-allow-origin"]).toBe("*");
        expect(sent["access-control-expose-headers"]).toMatch(/ratelimit-limit.*retry-after.*x-request-id/);
        if (body.errors)
          expect([errorCodes, body.errors[0].extensions.requestId]).toEqual([
            expect.arrayContaining([codeOf(body)]),
            expect.any(String),
          ]);
      }
      expect(answers[5]?.headers.allow).toBe("GET, HEAD, POST, OPTIONS");
    },
  );
});

describe("/graphql for the origins of the list", () => {
  const openApp = useTestApp({ config: { corsOrigins: ["https://app.example"] } });

  it("answers their preflight and opens its answers to them alone", async () => {
    const preflight = await openApp().request({
      method: "OPTIONS",
      url: "/graphql",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-auth-token",
      },
    });
    const other = await openApp().request({
      method: "POST",
      url: "/graphql",
      headers: { origin: "https://app.example.evil.test" },
      payload: { query: `{ __typename }` },
    });

    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("https://app.example");
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/x-auth-token/);
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    ["https://evil.test"],
    ["null"],
    ["https://app.example.evil.test"],
    ["https://notapp.example"],
    ["http://app.example"],
    ["https://app.example:8443"],
  ])("N23 does not open anything to pages of %s", async (origin) => {
    const requests: InjectOptions[] = [
      { method: "POST", payload: { query: "{ __typename }" } },
      { method: "POST", payload: { query: "{ nothing }" } },
      { method: "OPTIONS", headers: { "access-control-request-method": "POST" } },
      { method: "PUT" },
      { method: "GET", url: "/graphql/%zz" },
    ];
    for (const options of requests) {
      const { headers } = await openApp().request({
        url: "/graphql",
        ...options,
        headers: { ...options.headers, origin },
      });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("N23 opens refusals to pages of the list", async () => {
    const origin = "https://app.example";
    for (const options of [{ method: "PUT" as const }, { method: "GET" as const, url: "/graphql/%zz" }]) {
      const { headers } = await openApp().request({ url: "/graphql", ...options, headers: { origin } });
      expect([headers["access-control-allow-origin"], headers.vary]).toEqual([
        origin,
        expect.stringMatching(/origin/i),
      ]);
    }
  });
});
