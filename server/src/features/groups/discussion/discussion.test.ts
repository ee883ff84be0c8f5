import { codeOf } from "../../../testing/calls/answers";
import { buildComment, buildUser } from "../../../testing/app/factories";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, scene } = groupCalls(testApp);
const linesOf = (as: User) => notificationLines(testApp(), as);
const kindsOf = async (as: User) => (await linesOf(as)).notifications.nodes.map(({ kind }) => kind);
const onRequest = () => scene({ visibility: "ON_REQUEST" });

describe("B2 the discussion of a group on request", () => {
  const fields = "text commentCount comments { nodes { text } totalCount } author { id }";

  it("is for its members: others see the post alone, on both edges, and cannot comment", async () => {
    const { ada, bo, groupId } = await onRequest();
    const comment = await buildComment(testApp().db, { postId: groupId, authorId: ada.id, text: "For members" });
    const ask = (as: User) => testApp().graphql(`{ post(id: "${groupId}") { ${fields} } }`, {}, { as });
    const say = (as: User) =>
      testApp().graphql(`mutation { addComment(input: { postId: "${groupId}", text: "Hi" }) { id } }`, {}, { as });

    const outside = await ask(bo);
    const said = await say(bo);
    const overRest = await rest(`POST /api/posts/comment/${groupId}`, { as: bo, body: { text: "Hi" } });

    expect(outside.data.post).toMatchObject({ comments: { nodes: [], totalCount: 0 }, author: { id: ada.id } });
    expect([codeOf(said), overRest.status, overRest.body.code]).toEqual(["FORBIDDEN", 403, "FORBIDDEN"]);
    for (const route of [`GET /api/posts/${groupId}`, "GET /api/posts", `GET /api/threads/${groupId}/comments`])
      expect(JSON.stringify((await rest(route, { as: bo })).body)).not.toContain("For members");
    const reported = await testApp().graphql(
      `mutation { report(input: { kind: COMMENT, id: "${comment.id}", reason: SPAM }) { id } }`,
      {},
      { as: bo },
    );
    expect(codeOf(reported)).toBe("NOT_FOUND");

    await send("joinGroup", bo, { groupId });
    expect(codeOf(await say(bo))).toBe("FORBIDDEN");
    await send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    expect((await say(bo)).errors).toBeUndefined();
    expect((await ask(bo)).data.post.comments.totalCount).toBe(2);
    const { body } = await rest(`GET /api/posts/${groupId}`, { as: bo });
    expect(body.comments.map(({ text }: { text: string }) => text)).toEqual(["Hi", "For members"]);
  });

  it("still lets who left delete what they wrote", async () => {
    const { ada, bo, groupId } = await onRequest();
    await send("joinGroup", bo, { groupId });
    await send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    const { id } = await buildComment(testApp().db, { postId: groupId, authorId: bo.id });
    await send("leaveGroup", bo, { groupId });

    const answer = await testApp().graphql(`mutation { deleteComment(id: "${id}") { commentCount } }`, {}, { as: bo });

    expect(answer.data.deleteComment).toEqual({ commentCount: 0 });
  });

  it.each(["leaveGroup", "removeMember"])(
    "is not shown over REST after %s, whether a comment is sent again or deleted",
    async (way) => {
      const { ada, bo, groupId } = await onRequest();
      await send("joinGroup", bo, { groupId });
      await send("acceptJoinRequest", ada, { groupId, userId: bo.id });
      const call = { as: bo, body: { text: "From Bo" }, headers: { "idempotency-key": "one" } };
      const [written] = (await rest(`POST /api/posts/comment/${groupId}`, call)).body;
      await (way === "leaveGroup" ? send(way, bo, { groupId }) : send(way, ada, { groupId, userId: bo.id }));
      await buildComment(testApp().db, { postId: groupId, authorId: ada.id, text: "For members" });

      const repeated = await rest(`POST /api/posts/comment/${groupId}`, call);
      const deleted = await rest(`DELETE /api/posts/comment/${groupId}/${written._id}`, { as: bo });

      expect([repeated.status, repeated.body]).toEqual([200, []]);
      expect([deleted.status, deleted.body]).toEqual([200, []]);
    },
  );

  it("reaches nobody live, or by a notification, who is not, or no longer, a member", async () => {
    const { ada, bo, eve, groupId } = await onRequest();
    for (const as of [bo, eve]) await send("joinGroup", as, { groupId });
    for (const { id: userId } of [bo, eve]) await send("acceptJoinRequest", ada, { groupId, userId });
    const outsider = await buildUser(testApp().db);
    const say = (as: User, text: string) =>
      testApp().graphql(`mutation { addComment(input: { postId: "${groupId}", text: "${text}" }) { id } }`, {}, { as });
    await say(bo, "From Bo");
    const address = await listen(testApp());
    const clients = [ada, bo, outsider].map((user) => new LiveClient(address, testApp().tokenOf(user)));
    const [toAda, toBo, toOutsider] = clients.map((client) =>
      client.subscribe<{ commentAdded: { text: string } }>(
        `subscription { commentAdded(postId: "${groupId}") { text } }`,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await say(eve, "First");
    await Promise.all([toAda?.until(1), toBo?.until(1)]);
    expect((await kindsOf(bo)).sort()).toEqual(["JOIN_ACCEPTED", "REPLY"]);

    await send("leaveGroup", bo, { groupId });
    await say(eve, "Second");
    await toAda?.until(2);
    await Promise.all(clients.map((client) => client.leave()));

    expect(toBo?.received.map(({ commentAdded }) => commentAdded.text)).toEqual(["First"]);
    expect(toOutsider?.received).toEqual([]);
    expect(await linesOf(bo)).toEqual({ unreadCount: 0, notifications: { nodes: [] } });
  });
});
