import { codeOf, fieldsOf, inputFieldsOf } from "../../../testing/calls/answers";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { comments as limits } from "../limits";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

const query = `query ($id: ID!, $first: Int! = 4, $after: String, $before: String, $around: ID, $start: ThreadStart) {
  post(id: $id) {
    group { viewerReadAt unreadCount }
    threads(first: $first, after: $after, before: $before, around: $around, start: $start) {
      totalCount target { id text } nodes { id text isUnread answers { nodes { id text isUnread } } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

const ask = (as: User, id: string, variables: object = {}) => testApp().graphql(query, { id, ...variables }, { as });

interface Read {
  texts: string[];
  isUnread: boolean[];
  more: string;
  target: string | null;
  start: string;
  end: string;
  unread: number;
}

async function page(as: User, id: string, variables: object = {}): Promise<Read> {
  const { data, errors } = await ask(as, id, variables);
  expect(errors).toBeUndefined();
  const { threads, group } = data.post;
  const { hasNextPage, hasPreviousPage, startCursor: start, endCursor: end } = threads.pageInfo;
  return {
    texts: threads.nodes.map(({ text }: { text: string }) => text),
    isUnread: threads.nodes.map((node: { isUnread: boolean }) => node.isUnread),
    more: `${hasPreviousPage ? "newer" : ""} ${hasNextPage ? "older" : ""}`.trim(),
    target: threads.target?.text ?? null,
    ...{ start, end, unread: group.unreadCount },
  };
}

/** Ten comments, "1" to "10", of others in a group; `read` are read by Bo. */
async function talk(read = 0) {
  const { ada, bo, eve, groupId } = await scene();
  await send("joinGroup", bo, { groupId });
  const ids: string[] = [];
  for (let n = 1; n <= 10; n++) {
    const createdAt = new Date(Date.now() + n * 1_000);
    ids.push((await buildComment(testApp().db, { postId: groupId, authorId: ada.id, text: `${n}`, createdAt })).id);
  }
  if (read > 0) await see(bo, groupId, ids.slice(0, read));
  return { ada, bo, eve, groupId, ids };
}

const seeing = `mutation ($input: ReadCommentsInput!) { markCommentsRead(input: $input) { unreadCount viewerReadAt } }`;
const see = (as: User, groupId: string, commentIds: string[]) =>
  testApp().graphql(seeing, { input: { groupId, commentIds } }, { as });

describe("X2 the pages of a discussion", () => {
  it("begin at the newest comments, and go on to older and back to newer ones", async () => {
    const { bo, groupId } = await talk();

    const newest = await page(bo, groupId);
    expect([newest.texts, newest.more]).toEqual([["10", "9", "8", "7"], "older"]);
    const older = await page(bo, groupId, { after: newest.end });
    expect([older.texts, older.more]).toEqual([["6", "5", "4", "3"], "newer older"]);
    const oldest = await page(bo, groupId, { after: older.end });
    expect([oldest.texts, oldest.more]).toEqual([["2", "1"], "newer"]);
    const back = await page(bo, groupId, { before: oldest.start });
    expect([back.texts, back.more]).toEqual([["6", "5", "4", "3"], "newer older"]);
    const last = await page(bo, groupId, { before: back.start, first: 10 });
    expect([last.texts, last.more]).toEqual([["10", "9", "8", "7"], "older"]);
  });

  it("begin at the oldest one, or around one, of which some are older", async () => {
    const { bo, groupId, ids } = await talk();

    expect(await page(bo, groupId, { start: "OLDEST" })).toMatchObject({ texts: ["4", "3", "2", "1"], more: "newer" });
    expect(await page(bo, groupId, { around: ids[4] })).toMatchObject({
      ...{ texts: ["8", "7", "6", "5"], more: "newer older", target: "5" },
    });
    expect(await page(bo, groupId, { around: ids[0], first: 20 })).toMatchObject({ more: "", target: "1" });
    expect(await page(bo, groupId, { around: ids[9] })).toMatchObject({ texts: ["10"], more: "older", target: "10" });
  });

  it("find an answer by its comment, and show the newest comments where there is no such one", async () => {
    const { ada, bo, groupId, ids } = await talk();
    const answer = { postId: groupId, authorId: ada.id, text: "answer", replyToId: ids[1] as string };
    const { id } = await buildComment(testApp().db, answer);
    const elsewhere = await buildComment(testApp().db, { postId: (await buildPost(testApp().db)).id });

    expect(await page(bo, groupId, { around: id })).toMatchObject({ texts: ["5", "4", "3", "2"], target: "answer" });
    expect(await page(bo, groupId, { around: elsewhere.id })).toMatchObject({
      texts: ["10", "9", "8", "7"],
      target: null,
    });
  });

  it.each([
    [{ after: "x" }, "after"],
    [{ before: "x" }, "before"],
    [{ around: "x" }, "around"],
    [{ first: 101 }, "first"],
    [{ around: "0199c0de-0000-7000-8000-000000000001", start: "OLDEST" }, "start"],
  ])("refuse %j by the name of the argument", async (variables, field) => {
    const { bo, groupId } = await scene();

    const answer = await ask(bo, groupId, variables);

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  it("are empty for who may not read the discussion", async () => {
    const { ada, eve, groupId } = await scene({ visibility: "ON_REQUEST" });
    await buildComment(testApp().db, { postId: groupId, authorId: ada.id });

    expect(await page(eve, groupId)).toMatchObject({ texts: [], more: "" });
  });

  it("read the discussions of two and of ten groups in as many statements", async () => {
    const { db } = testApp();
    const reader = await buildUser(db);
    const many = `query ($first: Int!) { posts(first: $first) { nodes { id threads(first: 2, start: UNREAD) {
      nodes { id isUnread replyTo { id } author { name } answers(first: 2) { nodes { id isUnread replyTo { id } author { name } } } }
    } } } }`;
    for (let n = 0; n < 10; n++) {
      const { id: postId } = await buildPost(db);
      const { id: replyToId } = await buildComment(db, { postId });
      await buildComment(db, { postId, replyToId });
    }
    const read = (first: number) => testApp().graphql(many, { first }, { as: reader });
    await read(1);
    const statementsOf = (first: number) => testApp().counter.count(() => read(first));

    expect((await read(2)).data.posts.nodes[0].threads.nodes[0].answers.nodes).toHaveLength(1);
    expect(await statementsOf(10)).toBe(await statementsOf(2));
  });
});

describe("X2 what a member has read", () => {
  it("begins the page at the first unread of seven, with what was written before", async () => {
    const { bo, groupId } = await talk(3);

    const { texts, isUnread, target, unread } = await page(bo, groupId, { start: "UNREAD", first: 8 });

    expect([target, unread]).toEqual(["4", 7]);
    expect(texts).toEqual(["10", "9", "8", "7", "6", "5", "4", "3"]);
    expect(isUnread).toEqual([true, true, true, true, true, true, true, false]);
  });

  it("is exactly what they saw, also where they went to the newest first", async () => {
    const { bo, groupId, ids } = await talk(3);
    const readAt = async () => (await ask(bo, groupId)).data.post.group.viewerReadAt;
    const before = await readAt();

    await see(bo, groupId, ids.slice(8));
    expect(await page(bo, groupId, { start: "UNREAD", first: 10 })).toMatchObject({ target: "4", unread: 5 });
    expect(await readAt()).toBe(before);

    await see(bo, groupId, ids.slice(3, 6));
    expect((await page(bo, groupId, { first: 10 })).isUnread).toEqual([
      ...[false, false, true, true, false],
      ...[false, false, false, false, false],
    ]);
    await see(bo, groupId, ids.slice(6, 8));
    expect(await page(bo, groupId, { start: "UNREAD" })).toMatchObject({
      target: null,
      unread: 0,
      texts: ["10", "9", "8", "7"],
    });
  });

  it("finds an unread answer under an old comment before what is new below", async () => {
    const { db } = testApp();
    const { ada, bo, groupId, ids } = await talk(9);
    const createdAt = new Date(Date.now() + 60_000);
    const answer = { postId: groupId, authorId: ada.id, text: "answer", replyToId: ids[1] as string, createdAt };
    const { id } = await buildComment(db, answer);

    expect(await page(bo, groupId, { start: "UNREAD" })).toMatchObject({ target: "answer", unread: 2 });
    await see(bo, groupId, [id]);
    expect(await page(bo, groupId, { start: "UNREAD" })).toMatchObject({ target: "10", unread: 1 });
  });

  it("does not count their own, and is nothing for who does not belong to the group", async () => {
    const { ada, eve, groupId, ids } = await talk();

    expect(await page(ada, groupId, { start: "UNREAD" })).toMatchObject({ target: null, unread: 0 });
    expect(await page(eve, groupId, { start: "UNREAD" })).toMatchObject({ target: null, unread: null });
    expect((await see(eve, groupId, ids)).data.markCommentsRead).toEqual({ unreadCount: null, viewerReadAt: null });
  });

  it("is sent in up to 100 ids of comments, and other ids change nothing", async () => {
    const { bo, groupId } = await talk();
    const elsewhere = await buildComment(testApp().db, { postId: (await buildPost(testApp().db)).id });

    expect((await see(bo, groupId, [elsewhere.id])).data.markCommentsRead.unreadCount).toBe(10);
    for (const ids of [[], Array(limits.readAtOnce + 1).fill(elsewhere.id), ["abc"]])
      expect(inputFieldsOf(await see(bo, groupId, ids))).toEqual(["commentIds"]);
  });
});
