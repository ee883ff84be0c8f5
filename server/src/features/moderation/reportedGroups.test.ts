import { codeOf } from "../../testing/calls/answers";
import { buildComment, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";
import { sessionCalls } from "../../testing/calls/sessionCalls";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { staff, report, decide, caseOf, decisionsOf } = moderationCalls(testApp);
const { scene, read } = groupCalls(testApp);
const sessions = sessionCalls(testApp);

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const fileOf = async (as: User, id: string) =>
  (
    await ask(
      `{ moderationCase(id: "${id}") { case { kind text authorId isHidden } subject { text postId } neighbours { text } } }`,
      as,
    )
  ).data.moderationCase;
const opened = async (caseId: string) =>
  testApp().db.query(`select action from moderation_log where case_id = $1 order by created_at`, [caseId]);

describe("C17 a reported group", () => {
  it("is one case with all that it says of itself, over both APIs", async () => {
    const { ada, bo, eve, groupId } = await scene({ title: "Cheap pills", tags: ["buy", "now"] });

    expect(codeOf(await report(bo, "GROUP", groupId))).toBeUndefined();
    const body = { kind: "GROUP", id: groupId, reason: "SPAM" };
    expect((await rest("POST /api/reports", { as: eve, body })).status).toBe(200);
    expect(codeOf(await report(ada, "GROUP", groupId))).toBe("BAD_USER_INPUT");
    expect(codeOf(await report(bo, "GROUP", groupId))).toBe("CONFLICT");

    const found = (await fileOf(await staff(), await caseOf(groupId))).case;
    expect(found).toMatchObject({ kind: "GROUP", authorId: ada.id });
    expect(found.text).toMatch(/^Cheap pills\nbuy, now\n/);
  });

  it("is hidden with its post and everything in it, with the reason for its owner, and comes back whole", async () => {
    const { ada, bo, groupId } = await scene({ title: "Cheap pills" });
    await buildComment(testApp().db, { postId: groupId, authorId: bo.id });
    await report(bo, "GROUP", groupId);
    const [moderator, caseId] = [await staff(), await caseOf(groupId)];

    const hidden = await decide(moderator, caseId, { content: "HIDE", reasonShown: "Advertising" });

    expect(hidden.data.decideReport.isHidden).toBe(true);
    expect(await read(bo, groupId)).toBeNull();
    const own = await ask(`{ post(id: "${groupId}") { hiddenBy { reasonShown } } }`, ada);
    expect(own.data.post).toEqual({ hiddenBy: { reasonShown: "Advertising" } });
    expect(await decisionsOf(ada)).toMatchObject([{ kind: "GROUP", content: "HIDE" }]);

    await testApp().graphql(
      `mutation { appeal(input: { decisionId: "${(await decisionsOf(ada))[0]?.id}", text: "It is chemistry" }) { id } }`,
      {},
      { as: ada },
    );
    await decide(moderator, caseId, { version: 3, content: "RESTORE" });
    expect(await read(bo, groupId)).toMatchObject({ title: "Cheap pills" });
    const { data } = await ask(`{ post(id: "${groupId}") { commentCount comments { totalCount } } }`, bo);
    expect(data.post).toEqual({ commentCount: 1, comments: { totalCount: 1 } });
  });

  it("C18 that is private opens with three neighbours for a moderator, which is logged; outsiders cannot report it", async () => {
    const { ada, bo, groupId } = await scene();
    await ask(`mutation { joinGroup(input: { groupId: "${groupId}" }) { id } }`, bo);
    await ask(`mutation { updateGroup(input: { groupId: "${groupId}", visibility: PRIVATE }) { id } }`, ada);
    for (let i = 0; i < 5; i++)
      await buildComment(testApp().db, { postId: groupId, authorId: ada.id, text: `Comment ${i}` });
    const [moderator, outsider] = [await staff(), await buildUser(testApp().db)];

    expect(codeOf(await report(outsider, "GROUP", groupId))).toBe("NOT_FOUND");
    await report(bo, "GROUP", groupId);
    const caseId = await caseOf(groupId);
    expect(await read(moderator, groupId)).toBeNull();
    const file = await fileOf(moderator, caseId);

    expect(file.subject.postId).toBe(groupId);
    expect(file.neighbours.map(({ text }: { text: string }) => text)).toEqual(["Comment 4", "Comment 3", "Comment 2"]);
    expect(await opened(caseId)).toEqual([{ action: "case.opened" }]);
  });
});

describe("C17 a reported session", () => {
  const planned = async () => {
    const { ada, groupId, members } = await sessions.circle({}, 2);
    const [bo, eve] = members as [User, User];
    const session = await sessions.plan(bo, {
      groupId,
      title: "Buy now",
      goal: "Cheap",
      place: "https://shop.example",
    });
    const [date] = await sessions.datesOf(session.id);
    return { ada, bo, eve, groupId, session, date: date! };
  };
  const seen = async (as: User, { groupId, session, date }: Awaited<ReturnType<typeof planned>>) => {
    const range = `from: "${new Date().toISOString()}", to: "${new Date(Date.now() + 5e9).toISOString()}"`;
    const query = `{ studySession(id: "${session.id}") { id } occurrence(id: "${date.id}") { id }
      schedule(${range}) { id } group(id: "${groupId}") { nextOccurrence { id } occurrences(${range}) { id } } nextUp { id } }`;
    const { data } = await ask(query, as);
    return [
      ...[data.studySession, data.occurrence, data.schedule[0], data.group.nextOccurrence, data.group.occurrences[0]],
      data.nextUp.find(({ id }: { id: string }) => id === date.id),
    ].map((found) => found !== null && found !== undefined);
  };

  it("is hidden everywhere with the reason for its planner, and comes back with its answers", async () => {
    const one = await planned();
    const { bo, eve, session, date } = one;
    await sessions.answer(eve, date.id);
    expect(await seen(eve, one)).toEqual([true, true, true, true, true, true]);
    expect(codeOf(await report(eve, "SESSION", session.id))).toBeUndefined();
    expect(codeOf(await report(bo, "SESSION", session.id))).toBe("BAD_USER_INPUT");
    const [moderator, caseId] = [await staff(), await caseOf(session.id)];
    expect((await fileOf(moderator, caseId)).case).toMatchObject({
      kind: "SESSION",
      authorId: bo.id,
      text: "Buy now\nCheap\nhttps://shop.example",
    });

    await decide(moderator, caseId, { content: "HIDE", reasonShown: "Advertising" });

    expect(await seen(eve, one)).toEqual([false, false, false, false, false, false]);
    expect(codeOf(await sessions.answer(eve, date.id, "DECLINED"))).toBe("NOT_FOUND");
    const own = await ask(`{ studySession(id: "${session.id}") { hiddenBy { reasonShown } } }`, bo);
    expect(own.data.studySession).toEqual({ hiddenBy: { reasonShown: "Advertising" } });

    await testApp().graphql(
      `mutation { appeal(input: { decisionId: "${(await decisionsOf(bo))[0]?.id}", text: "It is a class" }) { id } }`,
      {},
      { as: bo },
    );
    const restored = await decide(moderator, caseId, { version: 3, content: "RESTORE" });
    expect(restored.data.decideReport.isHidden).toBe(false);
    expect(await seen(eve, one)).toEqual([true, true, true, true, true, true]);
    expect(await sessions.read(eve, date.id)).toMatchObject({ viewerAnswer: "GOING", goingCount: 2 });
  });

  it("C18 of a private group opens with three other sessions of it; one's own time is nobody's to report", async () => {
    const one = await planned();
    const { ada, bo, eve, groupId, session } = one;
    for (const title of ["One", "Two", "Three", "Four"]) await sessions.plan(ada, { groupId, title });
    await ask(`mutation { updateGroup(input: { groupId: "${groupId}", visibility: PRIVATE }) { id } }`, ada);
    const own = await sessions.plan(bo, { title: "Alone" });
    const moderator = await staff();

    expect(codeOf(await report(eve, "SESSION", own.id))).toBe("NOT_FOUND");
    expect(codeOf(await report(moderator, "SESSION", session.id))).toBe("NOT_FOUND");
    await report(eve, "SESSION", session.id);
    const caseId = await caseOf(session.id);
    const file = await fileOf(moderator, caseId);

    expect(file.neighbours.map(({ text }: { text: string }) => text)).toEqual(["Four", "Three", "Two"]);
    expect(await opened(caseId)).toEqual([{ action: "case.opened" }]);
  });
});
