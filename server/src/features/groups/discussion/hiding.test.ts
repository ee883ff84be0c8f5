import { setTimeout as wait } from "node:timers/promises";
import { buildComment, buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import type { Tx } from "../../../platform/events/transaction";
import { hideComment, hidePost } from "./hiding";

const testApp = useTestApp();
const rest = restCall(testApp);

const change = (work: (tx: Tx) => Promise<unknown>) => testApp().services.db.transaction(work);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });

/** A post of Ada with two comments of Bob and a like of his. */
async function scene() {
  const { db } = testApp();
  const [ada, bob, eve] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const post = await buildPost(db, { authorId: ada.id, text: "A post to hide" });
  const comment = await buildComment(db, { postId: post.id, authorId: bob.id, text: "A comment to hide" });
  await buildComment(db, { postId: post.id, authorId: bob.id, text: "Another one" });
  await buildLike(db, { postId: post.id, userId: bob.id });
  return { ada, bob, eve, post, comment };
}

const feedOf = async (as: User) => {
  const { data } = await ask("{ posts(first: 100) { nodes { id commentCount } totalCount } }", as);
  return data.posts as { nodes: { id: string; commentCount: number }[]; totalCount: number };
};

describe("C17 a hidden post", () => {
  it("is gone for others on both edges, with its place in every count, and comes back with all that was under it", async () => {
    const { ada, eve, post } = await scene();
    const whole = `{ post(id: "${post.id}") { text likeCount commentCount comments { nodes { text } } } }`;
    const before = { feed: await feedOf(eve), post: (await ask(whole, eve)).data };

    await change((tx) => hidePost(tx, post.id, true));
    const feed = await feedOf(eve);
    const started = await ask(`{ user(id: "${ada.id}") { posts { nodes { id } totalCount } } }`, eve);

    expect(feed.nodes.map(({ id }) => id)).not.toContain(post.id);
    expect(feed.totalCount).toBe(before.feed.totalCount - 1);
    expect(started.data.user.posts).toEqual({ nodes: [], totalCount: 0 });
    expect((await ask(whole, eve)).data).toEqual({ post: null });
    for (const route of [
      `GET /api/posts/${post.id}`,
      `PUT /api/posts/like/${post.id}`,
      `GET /api/threads/${post.id}/comments`,
      `DELETE /api/posts/${post.id}`,
    ]) {
      const { status, body } = await rest(route, { as: eve });
      expect([route, [400, 404].includes(status), body.msg]).toEqual([route, true, "Post not found"]);
    }

    await change((tx) => hidePost(tx, post.id, false));

    expect(await feedOf(eve)).toEqual(before.feed);
    expect((await ask(whole, eve)).data).toEqual(before.post);
  });

  it("is still there for its author, and nobody can like it or reply", async () => {
    const { ada, bob, post } = await scene();
    await change((tx) => hidePost(tx, post.id, true));

    const own = await ask(`{ post(id: "${post.id}") { text } }`, ada);
    const likes = await Promise.all(
      [ada, bob].map((as) => ask(`mutation { unlikePost(id: "${post.id}") { likeCount } }`, as)),
    );
    const reply = await ask(`mutation { addComment(input: { postId: "${post.id}", text: "Hi" }) { id } }`, ada);

    expect(own.data.post.text).toBe("A post to hide");
    expect(likes.map(({ data }) => data.unlikePost)).toEqual([{ likeCount: 1 }, null]);
    expect(reply.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("leaves open pages at once and returns to them", async () => {
    const { eve, post } = await scene();
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(eve));
    const gone = client.subscribe<{ postDeleted: string }>("subscription { postDeleted }");
    const added = client.subscribe<{ postAdded: { id: string } }>("subscription { postAdded { id } }");
    // Until the subscriptions have begun.
    for (let turn = 0; turn < 200 && (gone.received.length === 0 || added.received.length === 0); turn++) {
      await change((tx) => hidePost(tx, post.id, turn % 2 === 0));
      await wait(20);
    }
    await client.leave();

    expect(gone.received[0]).toEqual({ postDeleted: post.id });
    expect(added.received[0]).toEqual({ postAdded: { id: post.id } });
  });
});

describe("C17 a hidden comment", () => {
  it("is neither listed nor counted, on both edges, and is so again when restored", async () => {
    const { eve, post, comment } = await scene();
    const query = `{ post(id: "${post.id}") { commentCount comments { nodes { text } totalCount } } }`;
    const before = (await ask(query, eve)).data;

    await change((tx) => hideComment(tx, comment.id, true));
    await change((tx) => hideComment(tx, comment.id, true));
    const hidden = (await ask(query, eve)).data.post;
    const { body } = await rest(`GET /api/posts/${post.id}`, { as: eve });

    expect(hidden).toEqual({ commentCount: 1, comments: { nodes: [{ text: "Another one" }], totalCount: 1 } });
    expect(body.comments.map(({ text }: { text: string }) => text)).toEqual(["Another one"]);

    await change((tx) => hideComment(tx, comment.id, false));
    expect((await ask(query, eve)).data).toEqual(before);
  });

  it("can be deleted by its author, also with their account, and no count goes wrong", async () => {
    const { bob, eve, post, comment } = await scene();
    await change((tx) => hideComment(tx, comment.id, true));
    const count = async () => (await ask(`{ post(id: "${post.id}") { commentCount } }`, eve)).data.post.commentCount;

    const others = await ask(`mutation { deleteComment(id: "${comment.id}") { id } }`, eve);
    await ask(`mutation { deleteComment(id: "${comment.id}") { id } }`, bob);
    expect(others.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await count()).toBe(1);

    const second = await buildComment(testApp().db, { postId: post.id, authorId: bob.id });
    await change((tx) => hideComment(tx, second.id, true));
    await rest("DELETE /api/profile", { as: bob });
    expect(await count()).toBe(0);
  });

  it("takes its notification away, live too, until it is restored", async () => {
    const { ada, bob, post } = await scene();
    const { data } = await ask(
      `mutation { addComment(input: { postId: "${post.id}", text: "Notified" }) { id } }`,
      bob,
    );
    await testApp().runJobs();
    const state = async () => (await ask("{ me { unreadCount notifications { nodes { kind } } } }", ada)).data.me;
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const changes = client.subscribe<{ notificationChanged: { unreadCount: number } }>(
      "subscription { notificationChanged { unreadCount } }",
    );
    await changes.until(1);

    await change((tx) => hideComment(tx, data.addComment.id, true));
    await testApp().runJobs();
    await changes.until(2);
    expect(changes.received.map(({ notificationChanged }) => notificationChanged.unreadCount)).toEqual([1, 0]);
    expect(await state()).toEqual({ unreadCount: 0, notifications: { nodes: [] } });

    await change((tx) => hideComment(tx, data.addComment.id, false));
    await testApp().runJobs();
    await changes.until(3);
    await client.leave();
    expect(await state()).toEqual({ unreadCount: 1, notifications: { nodes: [{ kind: "REPLY" }] } });
  });
});
