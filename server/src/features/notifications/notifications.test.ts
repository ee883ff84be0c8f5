import { codeOf, inputFieldsOf } from "../../testing/answers";
import { buildPost, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { insertJobs } from "../../platform/jobs/jobSql";
import type { User } from "../accounts/User";

const testApp = useTestApp();

const list = `{ me { unreadCount notifications {
  nodes { id kind summary count isRead createdAt actors { id name } subject { __typename ... on Post { id text } } }
} } }`;
const markRead = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unreadCount } }`;

interface Line {
  id: string;
  summary: string;
  count: number;
  isRead: boolean;
  createdAt: string;
  actors: { name: string }[];
}

const ask = (query: string, as: User, variables = {}) => testApp().graphql(query, variables, { as });
const inboxOf = async (as: User) =>
  (await ask(list, as)).data.me as { unreadCount: number; notifications: { nodes: Line[] } };
const linesOf = async (as: User) => (await inboxOf(as)).notifications.nodes;

async function comment(as: User, postId: string, text = "Count me in."): Promise<string> {
  const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
  return (await ask(query, as, { input: { postId, text } })).data.addComment.id;
}

const buildMember = (name: string) => buildUser(testApp().db, { name });

/** A post of Ada's, with its author and two other members. */
async function buildTalk() {
  const [ada, grace, linus] = [await buildMember("Ada"), await buildMember("Grace"), await buildMember("Linus")];
  const { id: postId } = await buildPost(testApp().db, { authorId: ada.id, text: "Linear algebra\non Tuesdays" });
  return { ada, grace, linus, postId };
}

describe("C5 a reply", () => {
  it("notifies the author of the post, with who wrote it and where", async () => {
    const { ada, grace, postId } = await buildTalk();

    await comment(grace, postId);
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

  it("arrives once, also when its job runs twice", async () => {
    const { ada, grace, postId } = await buildTalk();
    const commentId = await comment(grace, postId);
    const eventId = "01890000-0000-7000-8000-000000000001";
    const data = { commentId, postId, authorId: grace.id, eventId };
    await testApp().db.query(`delete from pgboss.job`);

    for (let n = 0; n < 2; n++) await testApp().db.transaction((tx) => insertJobs(tx, [{ job: "notify-reply", data }]));
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
