import type { User } from "../../features/accounts/users/User";
import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
let ada: User;
let postId: string;

beforeAll(async () => {
  const { db } = testApp();
  ada = await buildUser(db);
  await buildProfile(db, { userId: ada.id });
  postId = (await buildPost(db)).id;
});

const odd = ["\ud800", "\udc00 after", "a\u0000b", "\ud800@example.com", "ada@exam\udfffple.com", "a@b.c\u0000"];
const dated = { from: "2020-01-01" };
const socials = ["youtube", "twitter", "facebook", "linkedin", "instagram"];

const bodies: [string, Record<string, unknown>, string[]][] = [
  ["POST /api/users", { name: "Eve", email: "eve@x.test", password: "paper boats" }, ["name", "email", "password"]],
  ["POST /api/auth", { email: "eve@x.test", password: "paper boats" }, ["email", "password"]],
  [
    "POST /api/profile",
    { status: "Learning", skills: ["a"] },
    ["status", "skills", "company", "website", "location", "bio", "photo", "interests", ...socials],
  ],
  [
    "PUT /api/profile/experience",
    { title: "a", company: "b", ...dated },
    ["title", "company", "location", "from", "to", "description"],
  ],
  [
    "PUT /api/profile/education",
    { school: "a", degree: "b", fieldofstudy: "c", ...dated },
    ["school", "degree", "fieldofstudy", "from", "to", "description"],
  ],
  ["POST /api/posts", { text: "a" }, ["text"]],
  ["POST /api/posts/comment/:id", { text: "a" }, ["text"]],
  ["POST /api/recommendations", { query: "a" }, ["query", "userInterests"]],
  ["POST /api/profile/postload", {}, ["skip", "limit", "order", "sortBy", "filters"]],
];

describe("M10 NUL and half of a surrogate pair, over REST", () => {
  it.each(bodies)("never fail on our side in any field of %s", async (route, body, fields) => {
    for (const field of fields) {
      for (const text of odd) {
        const answer = await rest(route.replace(":id", postId), { as: ada, body: { ...body, [field]: text } });
        const shown = `${field} ${JSON.stringify(text)}: ${answer.status} ${JSON.stringify(answer.body)}`;

        expect(answer.status < 500 || shown).toBe(true);
      }
    }
  });

  it("make an e-mail no valid one, at signing up and in", async () => {
    for (const route of ["POST /api/users", "POST /api/auth"]) {
      const body = { name: "Eve", email: "\ud800@example.com", password: "paper boats" };
      const answer = await rest(route, { body });

      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ msg }: { msg: string }) => msg)).toEqual(["Please include a valid email"]);
    }
  });
});

const texts: [string, string][] = [
  [
    "register name",
    `mutation ($t: String!) { register(input: { name: $t, email: "e@x.test", password: "paper boats" }) { token } }`,
  ],
  [
    "register email",
    `mutation ($t: String!) { register(input: { name: "E", email: $t, password: "paper boats" }) { token } }`,
  ],
  [
    "register password",
    `mutation ($t: String!) { register(input: { name: "E", email: "e@x.test", password: $t }) { token } }`,
  ],
  ["login email", `mutation ($t: String!) { login(input: { email: $t, password: "paper boats" }) { token } }`],
  ["login password", `mutation ($t: String!) { login(input: { email: "e@x.test", password: $t }) { token } }`],
  ["a post", `mutation ($t: String!) { createPost(input: { text: $t }) { __typename } }`],
  ["an idempotency key", `mutation ($t: ID!) { createPost(input: { text: "a", idempotencyKey: $t }) { __typename } }`],
  ["an id", `query ($t: ID!) { post(id: $t) { id } }`],
  ["a cursor", `query ($t: String!) { profiles(after: $t) { nodes { id } } }`],
  ["a goal", `query ($t: String!) { recommendBooks(goal: $t) { __typename } }`],
];

describe("M10 NUL and half of a surrogate pair, over GraphQL", () => {
  it.each(texts)("never cause an internal error: %s", async (_case, query) => {
    for (const t of odd) {
      const answer = await testApp().graphql(query, { t }, { as: ada });

      expect(["INTERNAL", "UNAVAILABLE"]).not.toContain(codeOf(answer));
      expect(answer.status).toBeLessThan(500);
    }
  });
});
