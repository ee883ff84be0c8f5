import { buildComment, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { groups as limits } from "../limits";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

const unreadOf = async (as: User, groupId: string) =>
  (await testApp().graphql(`{ group(id: "${groupId}") { unreadCount } }`, {}, { as })).data.group.unreadCount;
const read = (as: User, groupId: string) =>
  testApp().graphql(`mutation { markGroupRead(input: { groupId: "${groupId}" }) { id unreadCount } }`, {}, { as });
const say = (as: User, groupId: string) =>
  testApp().graphql(`mutation { addComment(input: { postId: "${groupId}", text: "Hello" }) { id } }`, {}, { as });

describe("the unread comments of a group", () => {
  it("are those of others since the member joined or last opened it, and nobody else's business", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await say(ada, groupId);
    await send("joinGroup", bo, { groupId });

    expect(await unreadOf(bo, groupId)).toBe(0);
    await say(ada, groupId);
    await say(eve, groupId);
    await say(bo, groupId);
    expect([await unreadOf(bo, groupId), await unreadOf(ada, groupId), await unreadOf(eve, groupId)]).toEqual([
      2,
      2,
      null,
    ]);

    expect((await read(bo, groupId)).data.markGroupRead).toEqual({ id: groupId, unreadCount: 0 });
    expect((await read(eve, groupId)).data.markGroupRead).toEqual({ id: groupId, unreadCount: null });
    expect([await unreadOf(bo, groupId), await unreadOf(ada, groupId)]).toEqual([0, 2]);
    await say(ada, groupId);
    expect(await unreadOf(bo, groupId)).toBe(1);
  });

  it("are counted up to a bound, without those that moderators hid", async () => {
    const { db } = testApp();
    const { ada, groupId } = await scene();
    const { id: authorId } = await buildUser(db);
    const hidden = await buildComment(db, { postId: groupId, authorId, createdAt: new Date() });
    await db.query("update comments set hidden_at = now() where id = $1", [hidden.id]);
    expect(await unreadOf(ada, groupId)).toBe(0);

    await db.query(
      `insert into comments (id, post_id, author_id, text, created_at)
       select gen_random_uuid(), $1, $2, 'Hello', now() from generate_series(1, ${limits.unread + 5})`,
      [groupId, authorId],
    );

    expect(await unreadOf(ada, groupId)).toBe(limits.unread);
  });
});
