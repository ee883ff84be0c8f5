import { buildUser } from "../../../testing/factories";
import { listen, LiveClient } from "../../../testing/LiveClient";
import { template, app, replica, reader, postId, placesOf, ask } from "../../../testing/replicas";

describe("who writes", () => {
  const input = { text: "A new group" };
  const publish = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id author { name } } }`;

  it.each([
    ["publishes", publish, { input }],
    ["likes", `mutation ($id: ID!) { likePost(id: $id) { likedByViewer author { name } } }`, {}],
    [
      "saves",
      `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { user { name } } }`,
      {
        input: { status: "LEARNING", skills: ["SQL"] },
      },
    ],
  ])("sees the answer as the primary has it: %s", async (_what, mutation, variables) => {
    const writer = await buildUser(template().db);

    expect(await placesOf(() => ask(mutation, { id: postId, ...variables }, writer))).toEqual(["primary"]);
  });

  it("reads from the primary afterwards, and nobody else does", async () => {
    const writer = await buildUser(template().db);
    const feed = `{ posts(first: 5) { nodes { text author { name } } } }`;

    await ask(publish, { input }, writer);

    expect(await placesOf(() => ask(feed, {}, writer))).toEqual(["primary"]);
    expect(await placesOf(() => ask(feed, {}, reader))).toEqual(["replica"]);
  });

  it("reads from the primary afterwards, over REST too", async () => {
    const writer = await buildUser(template().db);

    const writing = await placesOf(() =>
      app.request({ method: "POST", url: "/api/posts", payload: input }, { as: writer }),
    );
    const reading = await placesOf(() => app.request({ method: "GET", url: "/api/posts" }, { as: writer }));

    expect([writing, reading]).toEqual([["primary"], ["primary"]]);
  });

  it("is known from the very first: a newcomer finds their account", async () => {
    const payload = { name: "Newcomer", email: "new@example.com", password: "correct horse battery" };
    const { token } = (await app.request({ method: "POST", url: "/api/users", payload })).json<{ token: string }>();
    replica.isEmpty = true;

    const { data } = await app.graphql(`{ me { name } }`, {}, { token });

    expect(data).toEqual({ me: { name: "Newcomer" } });
  });
});

describe("who hears of it live", () => {
  it("gets what the primary has", async () => {
    const client = new LiveClient(await listen(app), app.tokenOf(reader));
    const heard = client.subscribe(`subscription { postAdded { text author { name } comments { nodes { id } } } }`);
    while (app.services.events.listenerCount < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    const writer = await buildUser(template().db, { name: "Grace" });
    replica.isEmpty = true;
    replica.count = 0;

    await app.graphql(`mutation { createPost(input: { text: "Live" }) { id } }`, {}, { as: writer });

    expect(await heard.until(1)).toEqual([
      { postAdded: { text: "Live", author: { name: "Grace" }, comments: { nodes: [] } } },
    ]);
    expect(replica.count).toBe(0);
    await client.leave();
  });
});
