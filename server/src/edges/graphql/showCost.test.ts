import type { User } from "../../features/accounts/users/User";
import { graphql as limits } from "../../platform/limits/limits";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { codeOf } from "../../testing/calls/answers";

const testApp = useTestApp();
const profiles = "query Some($first: Int!) { profiles(first: $first) { nodes { user { name } } } }";
const tooMuch = `{ profiles(first: 100) { nodes { user { posts(first: 100) { nodes { id } } } } } }`;
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

async function send(body: object, headers: Record<string, string>, as?: User) {
  const response = await testApp().request(
    { method: "POST", url: "/graphql", headers, payload: body },
    as ? { as } : {},
  );
  return { status: response.statusCode, text: response.body, body: response.json() };
}
const asked = { "x-show-cost": "true" };

describe("O6 what an operation costs", () => {
  it("O6 is in the answer for who asks, with the limit of guests or of members", async () => {
    const guest = await send({ query: profiles, variables: { first: 5 } }, asked);
    const member = await send({ query: profiles, variables: { first: 10 } }, asked, ada);

    expect(guest.body.data.profiles).toBeDefined();
    expect(guest.body.extensions).toEqual({ cost: { requested: 11, limit: limits.costAnonymous } });
    expect(member.body.extensions).toEqual({ cost: { requested: 21, limit: limits.costMember } });
  });

  it("O6 is in the refusal of what costs too much, and of what is for members", async () => {
    const refused = await send({ query: tooMuch }, asked, ada);
    const closed = await send({ query: "{ myGroups(first: 3) { nodes { id } } }" }, asked);

    expect([refused.status, codeOf(refused.body)]).toEqual([400, "GRAPHQL_VALIDATION_FAILED"]);
    expect(refused.body.extensions.cost).toEqual({
      requested: refused.body.errors[0].extensions.parameters.cost,
      limit: limits.costMember,
    });
    expect(codeOf(closed.body)).toBe("UNAUTHENTICATED");
    expect(closed.body.extensions.cost.limit).toBe(limits.costMember);
  });

  it("O6 is in the answer to a GET, which Apollo Server reads", async () => {
    const url = `/graphql?query=${encodeURIComponent("{ profiles(first: 5) { totalCount } }")}`;
    const headers = { ...asked, "apollo-require-preflight": "1" };

    const answer = await testApp().request({ method: "GET", url, headers });

    expect(answer.json().extensions).toEqual({ cost: { requested: 2, limit: limits.costAnonymous } });
  });

  it.each([
    ["nobody asks", {}, { query: profiles, variables: { first: 5 } }],
    ["the header says something else", { "x-show-cost": "yes" }, { query: profiles, variables: { first: 5 } }],
    ["the operation is not valid", asked, { query: "{ nothing }" }],
    ["its variables are not", asked, { query: profiles, variables: { first: "five" } }],
  ])("O6 is not in the answer where %s", async (_case, headers, body) => {
    const answer = await send(body, headers);

    expect(answer.text).not.toContain("cost");
    expect(answer.body.extensions).toBeUndefined();
    if (answer.status === 200) expect(answer.text).toBe(`${JSON.stringify({ data: answer.body.data })}\n`);
  });

  it("O6 can be asked for by pages of any origin", async () => {
    const preflight = await testApp().request({
      method: "OPTIONS",
      url: "/graphql",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-show-cost",
      },
    });

    expect(preflight.headers["access-control-allow-headers"]).toContain("x-show-cost");
  });
});
