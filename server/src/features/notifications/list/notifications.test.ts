import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildPost } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { markRead, notificationCalls } from "../../../testing/calls/notificationCalls";

const testApp = useTestApp();
const { ask, inboxOf, linesOf, comment, buildMember, buildTalk } = notificationCalls(testApp);

describe("notifications", () => {
  it("are nobody else's business", async () => {
    const { ada, grace, postId } = await buildTalk();
    await comment(grace, postId);
    await testApp().runJobs();
    const [line] = await linesOf(ada);
    const query = `query ($id: ID!) { user(id: $id) { unreadCount notifications { nodes { id } } } }`;

    expect((await ask(query, grace, { id: ada.id })).data.user).toEqual({ unreadCount: null, notifications: null });
    await ask(markRead, grace, { input: { ids: [line?.id] } });
    expect((await inboxOf(ada)).unreadCount).toBe(1);
  });

  it("are read by their ids, or up to a moment that spares what grew since", async () => {
    const { ada, grace, postId } = await buildTalk();
    const { id: otherPost } = await buildPost(testApp().db, { authorId: ada.id });
    await comment(grace, postId);
    await comment(grace, otherPost);
    await testApp().runJobs();
    const [seen] = await linesOf(ada);
    await comment(grace, postId);
    await testApp().runJobs();

    expect(
      (await ask(markRead, ada, { input: { upTo: seen?.createdAt } })).data.markNotificationsRead.unreadCount,
    ).toBe(1);
    const [grown] = await linesOf(ada);
    const answer = await ask(markRead, ada, { input: { ids: [grown?.id, postId] } });
    expect(answer.data.markNotificationsRead.unreadCount).toBe(0);
  });

  it("are not marked without saying which, both ways at once, or with what is no id or moment", async () => {
    const ada = await buildMember("Ada");
    const tooMany = Array.from({ length: 101 }, () => ada.id);
    for (const input of [{}, { ids: [ada.id], upTo: "2026-03-01T08:30:00.000Z" }, { ids: ["x"] }, { ids: tooMany }])
      expect(inputFieldsOf(await ask(markRead, ada, { input }))[0]).toMatch(/^ids/);
    expect(codeOf(await ask(markRead, ada, { input: { upTo: "yesterday" } }))).toBe("BAD_USER_INPUT");
  });

  it("disappear with what they are about", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    const { id: otherPost } = await buildPost(testApp().db, { authorId: ada.id });
    const [first] = [await comment(grace, postId), await comment(linus, postId), await comment(grace, otherPost)];
    await testApp().runJobs();

    await ask(`mutation { deleteComment(id: "${first}") { id } }`, grace);
    const counts = async () => (await linesOf(ada)).map(({ count }) => count);
    expect([await counts(), (await inboxOf(ada)).unreadCount]).toEqual([[1, 1], 2]);
    await ask(`mutation { deletePost(id: "${otherPost}") }`, ada);
    expect([await counts(), (await inboxOf(ada)).unreadCount]).toEqual([[1], 1]);
    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: linus });
    expect([await counts(), (await inboxOf(ada)).unreadCount]).toEqual([[], 0]);

    await testApp().runJobs();
    const rows = await testApp().db.query(`select user_id from notifications where user_id = $1`, [ada.id]);
    expect(rows).toEqual([]);
  });

  it("about what is gone before the job runs are never written", async () => {
    const { ada, grace, postId } = await buildTalk();
    const id = await comment(grace, postId);
    await ask(`mutation { deleteComment(id: "${id}") { id } }`, grace);
    await testApp().runJobs();

    expect(await testApp().db.query(`select 1 from notifications where user_id = $1`, [ada.id])).toEqual([]);
  });

  it("take one statement for a page and one for the number, on two lines and on ten", async () => {
    const { counter, db } = testApp();
    const { ada, grace } = await buildTalk();
    const page = `{ me { notifications { nodes { id summary count actors { id name avatar } subject { __typename ... on Post { id } } } } } }`;
    const cost = async (selection: string) => {
      await ask(`{ me { id } }`, ada);
      const bare = await counter.count(() => ask(`{ me { id } }`, ada));
      return (await counter.count(() => ask(selection, ada))) - bare;
    };
    for (const lines of [2, 10]) {
      while ((await linesOf(ada)).length < lines) {
        await comment(grace, (await buildPost(db, { authorId: ada.id })).id);
        await testApp().runJobs();
      }
      expect([await cost(page), await cost(`{ me { unreadCount } }`)]).toEqual([1, 1]);
    }
  });
});
