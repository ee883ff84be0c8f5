import type { User } from "../../../features/accounts/users/User";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { LiveClient, listen } from "../../../testing/live/LiveClient";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const byInterest = `query Buddies($interests: [Interest!]) { profiles(interests: $interests) { totalCount } }`;
const save = `mutation Save($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`;
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

const nest = (levels: number): unknown => (levels === 0 ? "end" : { more: nest(levels - 1) });
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
const wrongEnums = { interests: Array.from({ length: 20_000 }, () => "X") };

/** The median time of a few requests, which the noise of a busy machine moves less than an average. */
async function medianMs(send: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 7; n++) {
    const start = performance.now();
    await send();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[3] ?? 0;
}

describe("M8 variables beyond what any operation needs", () => {
  it.each([
    ["20,000 wrong enum values", byInterest, wrongEnums, "interests"],
    ["a list of 101 entries", save, { input: { status: "LEARNING", skills: Array(101).fill("a") } }, "input.skills"],
    ["1,001 values", byInterest, { interests: ["CODING"], ...many(1_001) }, "variables"],
    ["11 levels", save, { input: nest(11) }, `input${".more".repeat(9)}`],
  ])("are refused with the name of the place: %s", async (_case, query, variables, field) => {
    const first = await testApp().graphql(query, variables, { as: ada });
    const known = await testApp().graphql(query, variables, { as: ada });

    for (const answer of [first, known]) {
      expect(answer.status).toBe(400);
      expect(codeOf(answer)).toBe("BAD_USER_INPUT");
      expect(fieldsOf(answer)).toEqual([field]);
    }
  });

  it("cost no more than a small multiple of an ordinary request", async () => {
    const ordinary = await medianMs(() => testApp().graphql(byInterest, { interests: ["CODING"] }));
    const hostile = await medianMs(() => testApp().graphql(byInterest, wrongEnums));

    expect(hostile / ordinary).toBeLessThan(40);
  });

  it("name at most five of the wrong values that are within the limits", async () => {
    const answer = await testApp().graphql(byInterest, { interests: Array(100).fill("X") });

    expect(fieldsOf(answer)).toHaveLength(5);
    expect(answer.errors).toHaveLength(1);
  });

  it("are refused over a socket too", async () => {
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));

    const errors = await client
      .subscribe(`subscription ($postId: ID!) { commentAdded(postId: $postId) { id } }`, { postId: Array(101).fill(1) })
      .untilRefused();

    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "postId" }] });
    await client.leave();
  });

  it("are refused in the body of a REST call too", async () => {
    const skills = Array.from({ length: 20_000 }, () => 7);

    const answer = await rest("POST /api/profile", { as: ada, body: { status: "Learning", skills } });

    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ msg: "The body must have at most 1000 entries" }]);
  });
});
