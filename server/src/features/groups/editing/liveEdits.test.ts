import { editCalls } from "../../../testing/calls/editCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { buildComment } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import type { Comment } from "../discussion/Comment";
import { toLiveComment } from "../discussion/livePosts";
import { Post } from "../discussion/Post";

const testApp = useTestApp();
const { editPost, editComment } = editCalls(testApp);
const { scene, send } = groupCalls(testApp);

const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.leave()));
});

async function watching() {
  const { ada, bo, groupId } = await scene();
  await send("joinGroup", bo, { groupId });
  const comment = await buildComment(testApp().db, { postId: groupId, authorId: ada.id, text: "First" });
  const client = new LiveClient(await listen(testApp()), testApp().tokenOf(bo));
  open.push(client);
  const follow = <T>(name: string, fields: string) =>
    client.subscribe<T>(`subscription ($id: ID!) { ${name}(postId: $id) { ${fields} } }`, { id: groupId });
  const posts = follow<{ postChanged: { text: string; version: number } }>("postChanged", "text version editedAt");
  const comments = follow<{ commentChanged: { text: string; version: number } }>("commentChanged", "id text version");
  await posts.until(1);
  return { ada, bo, groupId, comment, posts, comments };
}

describe("W1 members who watch a discussion", () => {
  it("get every edit of its post and its comments, in their order", async () => {
    const { ada, groupId, comment, posts, comments } = await watching();

    await editPost(ada, groupId, "Second");
    await editComment(ada, comment.id, "Second comment");
    await editComment(ada, comment.id, "Third comment", { version: 2 });
    await editPost(ada, groupId, "Third", { version: 4 });

    expect((await comments.until(2)).map(({ commentChanged }) => commentChanged)).toEqual([
      { id: comment.id, text: "Second comment", version: 2 },
      { id: comment.id, text: "Third comment", version: 3 },
    ]);
    expect((await posts.until(5)).map(({ postChanged: { text, version } }) => [text, version])).toEqual([
      ["Reading group for linear algebra, Tuesdays at 18:00 UTC.", 1],
      ["Second", 2],
      ["Second", 3],
      ["Second", 4],
      ["Third", 5],
    ]);
  });

  it("never get an older text after a newer one", async () => {
    const { groupId, comment, comments } = await watching();
    const post = await testApp().db.findOneByOrFail(Post, { id: groupId });
    const event = (text: string, version: number) =>
      toLiveComment({ ...comment, text, version } satisfies Comment, post);

    testApp().services.events.publish("commentEdited", event("Newer", 3));
    testApp().services.events.publish("commentEdited", event("Older", 2));

    expect((await comments.until(2)).map(({ commentChanged: { text, version } }) => [text, version])).toEqual([
      ["Newer", 3],
      ["Newer", 3],
    ]);
  });

  it("get the new name of a group without a title", async () => {
    const { ada, groupId } = await watching();
    const client = open[0] as LiveClient;
    const groups = client.subscribe<{ groupChanged: { post: { text: string } } }>(
      `subscription { groupChanged(groupId: "${groupId}") { id post { text } } }`,
    );
    await groups.until(1);

    await editPost(ada, groupId, "Calculus");

    expect((await groups.until(2))[1]?.groupChanged.post.text).toBe("Calculus");
  });

  it("get nothing of a group that is closed to them", async () => {
    const { ada, bo, groupId, comment, comments } = await watching();
    await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    await send("removeMember", ada, { groupId, userId: bo.id });

    await editComment(ada, comment.id, "Between us");

    expect((await comments.untilComplete()).map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
    expect(comments.received).toEqual([]);
  });
});
