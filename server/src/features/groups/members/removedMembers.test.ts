import { codeOf, messageOf } from "../../../testing/calls/answers";
import { buildBook } from "../../../testing/app/buildBook";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { LiveClient, listen } from "../../../testing/live/LiveClient";
import { restCall } from "../../../testing/calls/restCall";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import { inEnglish } from "../../../messages";
import type { User } from "../../accounts/users/User";
import { membershipMessages } from "./messages";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, read } = groupCalls(testApp);
const { circle, plan, datesOf } = sessionCalls(testApp);
const said = inEnglish(membershipMessages.removed());
const mutation = (as: User, operation: string) => testApp().graphql(`mutation { ${operation} }`, {}, { as });

/** A group of Ada's from which Bo was removed, with a place to meet. */
async function scene(visibility: string) {
  const { ada, groupId, members } = await circle({}, 1);
  const [bo] = members as [User];
  const session = await plan(ada, { groupId, place: "https://meet.example/rings" });
  const [date] = await datesOf(session.id);
  const { data } = await testApp().graphql(`{ group(id: "${groupId}") { inviteCode } }`, {}, { as: ada });
  await send("updateGroup", ada, { groupId, visibility });
  await send("removeMember", ada, { groupId, userId: bo.id });
  return { ada, bo, groupId, sessionId: session.id, dateId: date?.id ?? "", code: data.group.inviteCode as string };
}

describe.each(["OPEN", "ON_REQUEST"])("N10 who was removed from a group that is %s", (visibility) => {
  it("is refused at every way in, with the reason, until a manager readmits them", async () => {
    const { ada, bo, groupId, dateId, code } = await scene(visibility);
    const bookId = await buildBook(testApp().db);
    const ways = [
      `addComment(input: { postId: "${groupId}", text: "Hello again" }) { id }`,
      `shareBook(input: { groupId: "${groupId}", bookId: "${bookId}", text: "Read this" }) { id }`,
      `likePost(id: "${groupId}") { id }`,
      `joinGroup(input: { groupId: "${groupId}" }) { id }`,
      `joinGroup(input: { inviteCode: "${code}" }) { id }`,
      `enterRoom(input: { roomId: "${groupId}" }) { id }`,
      `startTimer(input: { roomId: "${groupId}" }) { id }`,
      `createStudySession(input: { groupId: "${groupId}", title: "Mine", startsOn: "${dayIn(3)}", startTime: "10:00",
        timeZone: "UTC", durationMinutes: 60 }) { id }`,
      ...["GOING", "DECLINED"].map(
        (answer) => `answerOccurrence(input: { occurrenceId: "${dateId}", answer: ${answer}, scope: THIS }) { going }`,
      ),
    ];
    for (const way of ways) {
      const answer = await mutation(bo, way);
      expect([way, codeOf(answer), messageOf(answer)]).toEqual([way, "FORBIDDEN", said]);
    }
    expect(messageOf(await testApp().graphql(`{ room(id: "${groupId}") { id } }`, {}, { as: bo }))).toBe(said);
    const page = new LiveClient(await listen(testApp()), testApp().tokenOf(bo));
    const changes = page.subscribe(`subscription { roomChanged(roomId: "${groupId}") { version } }`);
    expect(await changes.untilRefused()).toMatchObject([{ message: said }]);
    await page.leave();

    await send("readmitMember", ada, { groupId, userId: bo.id });
    for (const way of [ways[0], ways[2], ways[5]]) expect((await mutation(bo, way ?? "")).errors).toBeUndefined();
  });

  it("is refused over REST, too", async () => {
    const { bo, groupId, dateId, code } = await scene(visibility);
    const ways: [route: string, body?: object][] = [
      [`POST /api/posts/comment/${groupId}`, { text: "Hello again" }],
      [`PUT /api/posts/like/${groupId}`],
      [`POST /api/posts/${groupId}/membership`, {}],
      [`POST /api/posts/${groupId}/membership`, { inviteCode: code }],
      [`PUT /api/dates/${dateId}/answer`, { answer: "GOING" }],
    ];
    for (const [route, body] of ways) {
      const answer = await rest(route, { as: bo, ...(body ? { body } : {}) });
      expect([route, answer.status >= 400, JSON.stringify(answer.body)]).toEqual([
        route,
        true,
        expect.stringContaining(said),
      ]);
    }
    expect((await rest(`GET /api/posts/${groupId}/membership`, { as: bo })).body).toMatchObject({ removed: true });
  });

  it("reads what every visitor reads, and that they were removed", async () => {
    const { ada, bo, groupId, sessionId } = await scene(visibility);
    await mutation(ada, `addComment(input: { postId: "${groupId}", text: "Welcome" }) { id }`);

    const rights = { viewerIsRemoved: true, viewerCanJoin: false, viewerCanComment: false, viewerCanLeave: false };
    expect(await read(bo, groupId)).toMatchObject({ ...rights, viewerMembership: null });
    const { data } = await testApp().graphql(
      `{ post(id: "${groupId}") { text comments { nodes { text } } group { room { id } } } studySession(id: "${sessionId}") { title place } }`,
      {},
      { as: bo },
    );
    expect(data.post.text).toEqual(expect.any(String));
    expect(data.post.comments.nodes).toHaveLength(visibility === "OPEN" ? 1 : 0);
    expect([data.post.group.room, data.studySession]).toEqual([null, { title: "Linear algebra", place: null }]);
    expect(await read(ada, groupId)).toMatchObject({ viewerIsRemoved: false });
  });
});

describe("N22 the managers of a group over REST", () => {
  it("remove and readmit members, as over GraphQL", async () => {
    const { ada, groupId, members } = await circle({}, 2);
    const [bo, cy] = members as [User, User];
    const at = `/api/posts/${groupId}/members`;

    expect((await rest(`DELETE ${at}/${bo.id}`, { as: cy })).status).toBe(403);
    expect((await rest(`DELETE ${at}/${bo.id}`, { as: ada })).body).toEqual({ msg: "Member removed" });
    expect((await rest(`DELETE ${at}/${bo.id}`, { as: ada })).status).toBe(409);
    expect(await read(bo, groupId)).toMatchObject({ viewerIsRemoved: true });
    expect((await rest(`PUT ${at}/${bo.id}`, { as: ada })).body).toEqual({ msg: "Member readmitted" });
    expect(await read(bo, groupId)).toMatchObject({ viewerIsRemoved: false, viewerCanLeave: true });
  });
});
