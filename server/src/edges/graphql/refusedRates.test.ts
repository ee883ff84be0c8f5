import type { InjectOptions } from "fastify";
import type { User } from "../../features/accounts/users/User";
import { codeOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { LiveClient, listen } from "../../testing/live/LiveClient";

/** 12 requests of a visitor, 60 of a member. */
const testApp = useTestApp({ rateLimitFactor: 0.04 });
let ada: User;
let addresses = 0;

beforeEach(async () => {
  ada = await buildUser(testApp().db);
});

const deep = `{ me ${"{ profile { user ".repeat(6)}{ id } ${"} }".repeat(6)} }`;
const costly = `query ($n: Int!) { profiles(first: $n) { nodes { user { profile { user { profile { user { id } } } } } } } }`;
const json = { "content-type": "application/json" };
const asQuery = (query: string, more: object = {}) => ({ payload: { query, ...more } });

const refused: [string, Partial<InjectOptions>][] = [
  ["a syntax error", asQuery("{ me {")],
  ["an unknown field", asQuery("{ nothing }")],
  ["one that is too deep", asQuery(deep)],
  ["one that is too costly", asQuery(costly, { variables: { n: 100 } })],
  ["too many variables", asQuery("{ me { id } }", { variables: { list: Array(200).fill(1) } })],
  ["a wrong variable", asQuery("query ($n: Int!) { profiles(first: $n) { totalCount } }", { variables: { n: "x" } })],
  ["an unknown operation name", asQuery("query A { me { id } }", { operationName: "B" })],
  ["a body that is not JSON", { payload: `{"query": `, headers: json }],
  ["a batch", { payload: [{ query: "{ me { id } }" }] }],
  ["no query", { payload: {} }],
  ["another content type", { payload: "query", headers: { "content-type": "application/x-www-form-urlencoded" } }],
];

describe("M18 refused GraphQL requests", () => {
  it.each(refused)("count against the rate of an address: %s", async (_case, options) => {
    const ip = `192.0.2.${++addresses}`;
    const send = () => testApp().request({ method: "POST", url: "/graphql", ...options }, { ip });

    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await send()).statusCode);
    const last = await send();

    expect(statuses.slice(0, 12).filter((status) => status === 429)).toEqual([]);
    expect(statuses[12]).toBe(429);
    expect(codeOf(last.json())).toBe("RATE_LIMITED");
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.headers["ratelimit-remaining"]).toBe("0");
  });

  it("name the limit that was exceeded, as REST does", async () => {
    const like = () => testApp().graphql('mutation { likePost(id: "abc") { id } }', {}, { as: ada });
    let answer = await like();
    for (let sent = 0; sent < 10 && answer.status !== 429; sent++) answer = await like();
    const overRest = await testApp().request({ method: "PUT", url: "/api/posts/like/abc" }, { as: ada });
    const read = await testApp().graphql("{ __typename }", {}, { as: ada });

    expect([answer.status, overRest.statusCode]).toEqual([429, 429]);
    const limitOf = ({ headers }: { headers: object }) => (headers as Record<string, string>)["ratelimit-limit"];
    expect(limitOf(answer)).toBe(limitOf(overRest));
    expect(limitOf(answer)).not.toBe(limitOf(read));
    expect(answer.headers["ratelimit-remaining"]).toBe("0");
    expect(answer.headers["ratelimit-reset"]).toBe(String(answer.errors?.[0]?.extensions.retryAfter));
  });

  it("count against the rate of a member, from whatever address", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) {
      const answer = await testApp().graphql("{ nothing }", {}, { as: ada, ip: `192.0.2.${100 + (n % 50)}` });
      statuses.push(answer.status);
    }

    expect(statuses.slice(0, 60).filter((status) => status === 429)).toEqual([]);
    expect(statuses[60]).toBe(429);
  });

  it("take one request each, and an accepted operation one for each root field", async () => {
    const ip = "198.51.100.1";
    const remaining = async (query: string) =>
      Number((await testApp().graphql(query, {}, { ip })).headers["ratelimit-remaining"]);

    const counts = [];
    for (const query of ["{ nothing }", "{ me { id } }", "{ a: me { id } b: me { id } }", "{ me { id } }"]) {
      counts.push(await remaining(query));
    }

    expect(counts).toEqual([11, 10, 8, 7]);
  });

  it("count over a socket too", async () => {
    const read = async () =>
      Number((await testApp().graphql("{ nothing }", {}, { as: ada })).headers["ratelimit-remaining"]);
    const before = await read();
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    await client.subscribe("subscription { nothing }").untilRefused();

    // The connection, the refused subscription, and the request that reads the rate.
    expect(before - (await read())).toBe(3);
    await client.leave();
  });
});

describe("M18 addresses of IPv6", () => {
  const tries = async (ips: string[]) => {
    let last = 0;
    for (const ip of ips) last = (await testApp().graphql("{ nothing }", {}, { ip })).status;
    return last;
  };

  it("count by their /64", async () => {
    const ips = Array.from({ length: 13 }, (_, n) => `2001:db8:1:2:${n}::${n}`);

    expect(await tries(ips)).toBe(429);
    expect(await tries(["2001:db8:1:3::1"])).toBe(400);
  });

  it("count as IPv4 when they stand for one", async () => {
    const ips = Array.from({ length: 13 }, (_, n) => (n % 2 ? "::ffff:203.0.113.9" : "203.0.113.9"));

    expect(await tries(ips)).toBe(429);
    expect(await tries(["::ffff:203.0.113.10"])).toBe(400);
  });
});
