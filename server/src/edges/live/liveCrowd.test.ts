import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { until } from "../../testing/app/until";

const testApp = useTestApp();
const listeners = () => testApp().services.events.listenerCount;
const add = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;

describe("a crowd of 200", () => {
  it("hears all 20 comments in their order, none lost or twice, and leaves nothing behind", async () => {
    const { db, live } = { db: testApp().db, live: testApp().app.live };
    const url = await listen(testApp());
    const before = listeners();
    const [member, writer, post] = [await buildUser(db), await buildUser(db), await buildPost(db)];
    const token = testApp().tokenOf(member);
    const crowd = Array.from({ length: 200 }, () => new LiveClient(url, token));
    const query = `subscription ($id: ID!) { commentAdded(postId: $id) { text } }`;
    const following = crowd.map((client) =>
      client.subscribe<{ commentAdded: { text: string } }>(query, { id: post.id }),
    );
    await until(() => listeners() === before + 200);

    const texts = Array.from({ length: 20 }, (_value, i) => `comment ${i}`);
    for (const text of texts) {
      await testApp().graphql(add, { input: { postId: post.id, text } }, { as: writer });
    }
    await Promise.all(following.map((subscription) => subscription.until(20)));

    for (const { received } of following) expect(received.map(({ commentAdded }) => commentAdded.text)).toEqual(texts);
    await Promise.all(crowd.map((client) => client.leave()));
    await until(() => listeners() === before && live.sockets.size === 0);
  });
});

describe("a few or many who listen", () => {
  const statementsPerEvent = async (listening: number): Promise<number> => {
    const { db } = testApp();
    const url = await listen(testApp());
    const before = listeners();
    const [writer, post] = [await buildUser(db), await buildPost(db)];
    const members = await Promise.all(Array.from({ length: listening }, () => buildUser(db)));
    const crowd = members.map((member) => new LiveClient(url, testApp().tokenOf(member)));
    const queries = [
      `subscription ($id: ID!) { commentAdded(postId: $id) { author { name } post { commentCount likedByViewer } } }`,
      `subscription ($id: ID!) { likesChanged(postId: $id) { likeCount likedByViewer author { name } } }`,
    ];
    const following = crowd.flatMap((client) => queries.map((query) => client.subscribe(query, { id: post.id })));
    await until(() => listeners() === before + following.length);
    const act = async (change: "likePost" | "unlikePost", events: number) => {
      await testApp().graphql(add, { input: { postId: post.id, text: "Hello" } }, { as: writer });
      await testApp().graphql(`mutation ($id: ID!) { ${change}(id: $id) { id } }`, { id: post.id }, { as: writer });
      await Promise.all(following.map((subscription) => subscription.until(events)));
    };
    // The rights of all were asked for by then.
    await act("likePost", 1);

    const count = await testApp().counter.count(() => act("unlikePost", 2));
    await Promise.all(crowd.map((client) => client.leave()));
    await until(() => listeners() === before);
    return count;
  };

  it("cost the database the same", async () => {
    const few = await statementsPerEvent(2);

    expect(await statementsPerEvent(20)).toBe(few);
  });

  it("each get their own events", async () => {
    const { db } = testApp();
    const url = await listen(testApp());
    const before = listeners();
    const [fan, writer] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db);
    const clients = [fan, writer].map((member) => new LiveClient(url, testApp().tokenOf(member)));
    const query = `subscription ($id: ID!) { commentAdded(postId: $id) { viewerCanDelete post { likedByViewer } author { email } } }`;
    const following = clients.map((client) => client.subscribe(query, { id: post.id }));
    await until(() => listeners() === before + 2);
    await testApp().graphql(`mutation ($id: ID!) { likePost(id: $id) { id } }`, { id: post.id }, { as: fan });

    await testApp().graphql(add, { input: { postId: post.id, text: "Hello" } }, { as: writer });
    const received = await Promise.all(following.map((subscription) => subscription.until(1)));

    expect(received).toEqual([
      [{ commentAdded: { viewerCanDelete: false, post: { likedByViewer: true }, author: { email: null } } }],
      [{ commentAdded: { viewerCanDelete: true, post: { likedByViewer: false }, author: { email: writer.email } } }],
    ]);
    await Promise.all(clients.map((client) => client.leave()));
  });
});
