import { buildPost } from "../../../testing/app/factories";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { markRead, notificationCalls } from "../../../testing/calls/notificationCalls";
import { useTestApp } from "../../../testing/app/harness";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { inEnglish } from "../../../messages";
import { parts } from "../../../platform/parts";
import type { User } from "../../accounts/users/User";
import { hideComment } from "../../groups/discussion/hiding";
import { type Line, summarize } from "../list/notificationService";
import { linesToMail } from "../list/notificationStatements";

const testApp = useTestApp();
const { ask, inboxOf, linesOf, comment, buildMember, buildTalk } = notificationCalls(testApp);

describe("C5 a reply", () => {
  it("notifies the author of the post, and says who wrote it and where", async () => {
    const { ada, grace, postId } = await buildTalk();

    const commentId = await comment(grace, postId);
    await testApp().runJobs();

    expect(await inboxOf(ada)).toEqual({
      unreadCount: 1,
      notifications: {
        nodes: [
          {
            id: expect.any(String),
            kind: "REPLY",
            summary: "Grace replied in “Linear algebra”",
            count: 1,
            isRead: false,
            createdAt: expect.any(String),
            commentId,
            actors: [{ id: grace.id, name: "Grace" }],
            subject: { __typename: "Post", id: postId, text: "Linear algebra\non Tuesdays" },
          },
        ],
      },
    });
  });

  it("notifies those who commented before it, and nobody of what they did themselves", async () => {
    const { ada, grace, linus, postId } = await buildTalk();

    await comment(grace, postId);
    await comment(linus, postId);
    await comment(ada, postId);
    await testApp().runJobs();

    expect((await linesOf(grace)).map(({ count }) => count)).toEqual([2]);
    expect((await linesOf(linus)).map(({ count }) => count)).toEqual([1]);
    expect((await linesOf(ada)).map(({ count }) => count)).toEqual([2]);
  });

  it("C6 arrives once, also when its job runs twice", async () => {
    const { ada, grace, postId } = await buildTalk();
    const commentId = await comment(grace, postId);
    const eventId = "01890000-0000-7000-8000-000000000001";
    const data = { commentId, postId, authorId: grace.id, eventId };
    await testApp().clearJobs();
    const job = parts().jobs.find(({ name }) => name === "notify-reply");

    for (let n = 0; n < 2; n++) await testApp().services.jobs.send(job!, data);
    await testApp().runJobs();

    expect((await linesOf(ada)).map(({ count }) => count)).toEqual([1]);
  });

  it("is gathered into one line while that is unread and younger than an hour", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    for (const member of [grace, grace]) await comment(member, postId);
    await testApp().runJobs();
    expect((await linesOf(ada)).map(({ summary }) => summary)).toEqual(["Grace wrote 2 replies in “Linear algebra”"]);
    await comment(linus, postId);
    await testApp().runJobs();
    expect((await linesOf(ada)).map(({ summary }) => summary)).toEqual([
      "Linus and Grace wrote 3 replies in “Linear algebra”",
    ]);

    await testApp().db.query(`update notifications set started_at = now() - interval '61 minutes'`);
    await comment(grace, postId);
    await testApp().runJobs();
    expect((await linesOf(ada)).map(({ count }) => count)).toEqual([1, 3]);

    await ask(markRead, ada, { input: { ids: [(await linesOf(ada))[0]?.id] } });
    await comment(await buildMember("Nia"), postId);
    await testApp().runJobs();
    expect((await linesOf(ada)).map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [1, true],
      [3, false],
    ]);
  });

  it("to a crowd is named by two people and a number", async () => {
    const { ada, postId } = await buildTalk();
    for (const name of ["Bea", "Cem", "Dev", "Eva"]) {
      await comment(await buildMember(name), postId);
      await testApp().runJobs();
    }

    const [line] = await linesOf(ada);
    expect(line).toMatchObject({ summary: "Eva and 3 others wrote 4 replies in “Linear algebra”", count: 4 });
    expect(line?.actors.map(({ name }) => name)).toEqual(["Eva", "Dev", "Cem"]);
  });

  it("begins another line after a hundred", async () => {
    const { ada, grace, postId } = await buildTalk();
    await comment(grace, postId);
    await testApp().runJobs();
    await testApp().db.query(`update notifications set size = 100`);
    await comment(grace, postId);
    await testApp().runJobs();

    expect((await linesOf(ada)).map(({ count }) => count)).toEqual([1, 1]);
  });
});

describe("X2 the comment that a line is about", () => {
  const remove = (as: User, id: string) => ask(`mutation ($id: ID!) { deleteComment(id: $id) { id } }`, as, { id });
  const commentIdsOf = async (as: User) => (await linesOf(as)).map(({ commentId }) => commentId);

  it("is the oldest of several that still stands", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    const first = await comment(grace, postId);
    await testApp().runJobs();
    const second = await comment(linus, postId);
    const third = await comment(grace, postId);
    await testApp().runJobs();
    expect(await commentIdsOf(ada)).toEqual([first]);

    await remove(grace, first);
    await testApp().runJobs();
    expect(await commentIdsOf(ada)).toEqual([second]);
    await remove(linus, second);
    await testApp().runJobs();
    expect(await commentIdsOf(ada)).toEqual([third]);
  });

  it("is never one that the reader may not read: of a blocked member, or hidden by moderators", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    const [blocked, hidden] = [await comment(grace, postId), await comment(linus, postId)];
    const third = await comment(linus, postId);
    await testApp().runJobs();

    await blockCalls(testApp).change("blockUser", ada, grace);
    expect(await commentIdsOf(ada)).toEqual([hidden]);
    await testApp().services.db.transaction((tx) => hideComment(tx, hidden, true));
    expect(await commentIdsOf(ada)).toEqual([third]);
    expect(await commentIdsOf(ada)).not.toContain(blocked);
  });

  it("is the answer where a comment was answered, and null where the line is about no comment", async () => {
    const { ada, grace, postId } = await buildTalk();
    const commentId = await comment(grace, postId);
    await testApp().runJobs();
    const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
    const answered = await ask(query, ada, { input: { postId, text: "Fine", replyTo: commentId } });
    await ask(`mutation { requestBuddy(input: { userId: "${grace.id}" }) { id } }`, ada);
    await testApp().runJobs();

    const lines = await linesOf(grace);
    expect(lines.map(({ kind, commentId: id }) => [kind, id]).sort()).toEqual([
      ["ANSWER", answered.data.addComment.id],
      ["BUDDY_REQUEST", null],
    ]);
  });
});

it("N9 a sentence isolates names and titles that could turn it, also those stored before", () => {
  const line = { kind: "REPLY", actors: [{ name: "\u202eעדה\n" }], actorCount: 1, count: 1, title: "\nعربي\nmore" };
  const message = summarize(line as unknown as Line);

  expect(message && inEnglish(message)).toBe("\u2068עדה\u2069 replied in “\u2068عربي\u2069”");
});

describe("N15 who reads a discussion", () => {
  const read = (as: Parameters<typeof ask>[1], discussionId: string) => ask(markRead, as, { input: { discussionId } });

  it("has read the notifications about it, in other tabs too, and no others", async () => {
    const { ada, grace, postId } = await buildTalk();
    const other = await buildPost(testApp().db, { authorId: ada.id });
    await comment(grace, postId);
    await comment(grace, other.id);
    await testApp().runJobs();
    const tab = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const bell = tab.subscribe<{ notificationChanged: { unreadCount: number } }>(
      "subscription { notificationChanged { unreadCount } }",
    );
    await bell.until(1);

    expect((await read(ada, postId)).data.markNotificationsRead).toEqual({ unreadCount: 1 });
    await bell.until(2);
    await tab.leave();

    expect(bell.received.map(({ notificationChanged }) => notificationChanged.unreadCount)).toEqual([2, 1]);
    expect((await linesOf(ada)).map(({ isRead }) => isRead).sort()).toEqual([false, true]);
  });

  it("gets no mail about what was read there", async () => {
    const { ada, grace, postId } = await buildTalk();
    await comment(grace, postId);
    await testApp().runJobs();

    await read(ada, postId);

    const waiting = await testApp().services.db.rows(linesToMail(), [ada.id, ["AT_ONCE", "DAILY", "WEEKLY"]]);
    expect(waiting).toEqual([]);
  });

  it("is refused with an id that is none, and with two ways at once", async () => {
    const ada = await buildMember("Ada");

    const answers = [
      await read(ada, "none"),
      await ask(markRead, ada, { input: { ids: [ada.id], discussionId: ada.id } }),
    ];

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT"]);
  });
});
