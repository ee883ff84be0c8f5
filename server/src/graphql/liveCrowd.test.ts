import { setTimeout as wait } from "node:timers/promises";
import { buildPost, buildUser } from "../testing/factories";
import { useTestApp } from "../testing/harness";
import { listen, LiveClient } from "../testing/LiveClient";

const testApp = useTestApp();
const listeners = () => testApp().services.events.listenerCount;
const add = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;

describe("a crowd of 200", () => {
  it("hears all 20 comments in their order, none lost or twice, and leaves nothing behind", async () => {
    const { db, live } = { db: testApp().db, live: testApp().app.live };
    const url = await listen(testApp());
    const before = listeners();
    const [member, writer, post] = [await buildUser(db), await buildUser(db), await buildPost(db)];
    const crowd = Array.from({ length: 200 }, () => new LiveClient(url, testApp().tokenOf(member)));
    const query = `subscription ($id: ID!) { commentAdded(postId: $id) { text } }`;
    const following = crowd.map((client) =>
      client.subscribe<{ commentAdded: { text: string } }>(query, { id: post.id }),
    );
    await until(() => listeners() === before + 200);

    const texts = Array.from({ length: 20 }, (_value, i) => `comment ${i}`);
    for (const text of texts) {
      await testApp().graphql(add, { input: { postId: post.id, text } }, { as: writer });
    }
    await Promise.all(following.map((subscription) => subscription.until(20, 20_000)));

    for (const { received } of following) expect(received.map(({ commentAdded }) => commentAdded.text)).toEqual(texts);
    await Promise.all(crowd.map((client) => client.leave()));
    await until(() => listeners() === before && live.sockets.size === 0);
  }, 60_000);
});

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 1_000 && !isSo(); i++) await wait(10);
  expect(isSo()).toBe(true);
}
