import { v7 as newId } from "uuid";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();

describe.each([
  ["the member who blocked", true],
  ["the member who was blocked", false],
])("C3 to %s", (_who, isBlocker) => {
  it("no live event shows the other, also on a connection from before the block", async () => {
    const { db } = testApp();
    const viewer = await buildUser(db);
    const canary = `Blocked ${newId()}`;
    const other = await buildUser(db, { name: canary });
    const third = await buildUser(db);
    const post = await buildPost(db, { authorId: third.id });
    const as = (user: User, mutation: string) => testApp().graphql(`mutation { ${mutation} }`, {}, { as: user });
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(viewer));
    const posts = client.subscribe<{ postAdded: { text: string } }>(
      "subscription { postAdded { text author { name } } }",
    );
    const comments = client.subscribe<{ commentAdded: { text: string; isFolded: boolean } }>(
      `subscription { commentAdded(postId: "${post.id}") { text isFolded author { name } } }`,
    );
    while (posts.received.length === 0) await as(third, `createPost(input: { text: "First" }) { id }`);
    await as(third, `addComment(input: { postId: "${post.id}", text: "First" }) { id }`);
    await comments.until(1);
    const [blocker, blocked] = isBlocker ? [viewer, other] : [other, viewer];
    await as(blocker, `blockUser(input: { userId: "${blocked.id}" }) { id }`);

    await as(other, `createPost(input: { text: "${canary}" }) { id }`);
    await as(other, `addComment(input: { postId: "${post.id}", text: "${canary}" }) { id }`);
    await as(third, `createPost(input: { text: "Last" }) { id }`);
    await as(third, `addComment(input: { postId: "${post.id}", text: "Last" }) { id }`);
    await comments.until(3);
    while (posts.received.at(-1)?.postAdded.text !== "Last") await posts.until(posts.received.length + 1);
    await client.leave();

    expect(comments.received.slice(1).map(({ commentAdded }) => [commentAdded.text, commentAdded.isFolded])).toEqual([
      ["", true],
      ["Last", false],
    ]);
    expect(JSON.stringify([posts.received, comments.received])).not.toContain(canary);
    expect([posts.errors, comments.errors]).toEqual([[], []]);
  });
});
