import { app, replica, reader, author, postId, placesOf, ask } from "../../../testing/replicas";

const onePost = `query ($id: ID!) { post(id: $id) { text author { name } comments { nodes { text } } } }`;

describe("who only reads", () => {
  it.each([
    ["me", `{ me { name profile { bio } } }`],
    ["the groups", `{ posts(first: 5) { totalCount nodes { text author { name } comments { nodes { text } } } } }`],
    ["a page far back", `{ posts(first: 5, page: 900) { nodes { text } } }`],
    ["the directory", `{ profiles(first: 5) { totalCount nodes { bio user { name } experience { title } } } }`],
    ["recommendations", `{ recommendBooks(goal: "algebra") { nodes { title similar { title } } } }`],
  ])("is served by the replica alone: %s", async (_what, query) => {
    expect(await placesOf(() => ask(query, {}, reader))).toEqual(["replica"]);
  });

  it("is served by the replica alone: a group, a profile", async () => {
    const profile = `query ($id: ID!) { profile(userId: $id) { bio user { name } education { school } } }`;

    expect(await placesOf(() => ask(onePost, { id: postId }, reader))).toEqual(["replica"]);
    expect(await placesOf(() => ask(profile, { id: author }, reader))).toEqual(["replica"]);
  });

  it.each([
    ["GET", "/api/posts?limit=5", undefined],
    ["GET", "/api/profile", undefined],
    ["GET", "/api/auth", undefined],
    ["POST", "/api/profile/postload", { limit: 5 }],
    ["POST", "/api/recommendations", { query: "algebra" }],
  ] as const)("is served by the replica alone: %s %s", async (method, url, payload) => {
    const places = await placesOf(async () => {
      const { statusCode } = await app.request({ method, url, payload }, { as: reader });
      expect(statusCode).toBe(200);
    });

    expect(places).toEqual(["replica"]);
  });

  it("finds on the primary the group and the profile that the replica does not have yet", async () => {
    replica.isEmpty = true;

    const { post } = await ask(`query ($id: ID!) { post(id: $id) { id } }`, { id: postId }, reader);
    const { statusCode } = await app.request({ method: "GET", url: `/api/posts/${postId}` }, { as: reader });

    const { profile } = await ask(`query ($id: ID!) { profile(userId: $id) { user { id } } }`, { id: author }, reader);

    expect(post).toEqual({ id: postId });
    expect(statusCode).toBe(200);
    expect(profile).toEqual({ user: { id: author } });
  });
});

describe("what takes longer", () => {
  it.each([
    ["a page", `{ posts(first: 5, page: 2) { nodes { text author { name } } } }`, ["shared"]],
    ["a page far back", `{ posts(first: 5, page: 900) { nodes { text } } }`, ["own"]],
    ["comments of one group", `{ posts(first: 1) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    ["a few comments of some", `{ posts(first: 5) { nodes { comments { nodes { text } } } } }`, ["shared"]],
    [
      "many comments of many",
      `{ posts(first: 12) { nodes { comments(first: 100) { nodes { text } } } } }`,
      ["own", "shared"],
    ],
    ["a total", `{ posts { totalCount } }`, ["own", "shared"]],
    ["a total of the directory", `{ profiles(interests: [CODING]) { totalCount } }`, ["own", "shared"]],
    ["recommendations", `{ recommendBooks(goal: "algebra", interests: [CODING]) { nodes { title } } }`, ["own"]],
  ])("does not delay others: %s", async (_what, query, ways) => {
    replica.ways.clear();

    await ask(query, {}, reader);

    expect([...replica.ways].sort()).toEqual(ways);
  });

  it.each([
    ["a page", "/api/profile?limit=20", ["shared"]],
    ["a long list", "/api/profile?limit=1000", ["own", "shared"]],
    ["a page far back", "/api/profile?limit=20&skip=5000", ["own"]],
  ])("does not delay others, over REST: %s", async (_what, url, ways) => {
    replica.ways.clear();

    await app.request({ method: "GET", url });

    expect([...replica.ways].sort()).toEqual(ways);
  });
});
