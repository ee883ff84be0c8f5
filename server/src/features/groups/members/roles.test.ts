import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildComment } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { createLogger } from "../../../platform/observability/logger";
import type { User } from "../../accounts/users/User";
import { Post } from "../discussion/Post";

const lines: string[] = [];
const logger = createLogger({ logLevel: "info" }, { write: (line) => void lines.push(line) });
const testApp = useTestApp({ deps: { logger } });
const rest = restCall(testApp);
const { send, read, scene } = groupCalls(testApp);

const rolesOf = async (as: User, groupId: string) =>
  Object.fromEntries(
    (await read(as, groupId)).members.nodes.map(({ role, user }: { role: string; user: { id: string } }) => [
      user.id,
      role,
    ]),
  );

/** Ada owns it; Bo and Eve belong to it. */
async function joined() {
  const group = await scene();
  for (const member of [group.bo, group.eve]) await send("joinGroup", member, { groupId: group.groupId });
  return group;
}

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const removes = (as: User, id: string) =>
  ask(`mutation { removeComment(input: { commentId: "${id}" }) { id commentCount } }`, as);

describe("B6 the roles in a group", () => {
  it("are the owner's to give and to take; moderators have what they allow at once", async () => {
    const { ada, bo, eve, groupId } = await joined();
    const of = ({ id: userId }: User) => ({ groupId, userId });
    const [forBo, forEve, forAda] = [of(bo), of(eve), of(ada)];

    expect(codeOf(await send("setMemberRole", bo, { ...forEve, role: "MODERATOR" }))).toBe("FORBIDDEN");
    expect((await send("setMemberRole", ada, { ...forBo, role: "MODERATOR" })).errors).toBeUndefined();
    expect(await rolesOf(ada, groupId)).toEqual({ [ada.id]: "OWNER", [bo.id]: "MODERATOR", [eve.id]: "MEMBER" });
    expect(await read(bo, groupId)).toMatchObject({ viewerCanManage: true, viewerCanChange: false });
    for (const [name, more] of Object.entries({
      setMemberRole: { ...forEve, role: "MODERATOR" },
      handOverGroup: forEve,
      updateGroup: { groupId, visibility: "PRIVATE" },
    }))
      expect([name, codeOf(await send(name, bo, more))]).toEqual([name, "FORBIDDEN"]);
    expect(codeOf(await send("removeMember", bo, forAda))).toBe("FORBIDDEN");
    expect((await send("removeMember", bo, forEve)).errors).toBeUndefined();
    await send("setMemberRole", ada, { ...forBo, role: "MEMBER" });
    expect(codeOf(await send("readmitMember", bo, forEve))).toBe("FORBIDDEN");
  });

  it("cannot be given to oneself or to outsiders, and OWNER cannot be given this way", async () => {
    const { ada, bo, groupId } = await scene();
    const role = "MODERATOR";

    const outsider = await send("setMemberRole", ada, { groupId, userId: bo.id, role });
    const oneself = await send("setMemberRole", ada, { groupId, userId: ada.id, role });
    const owner = await send("setMemberRole", ada, { groupId, userId: bo.id, role: "OWNER" });
    const handedTo = await send("handOverGroup", ada, { groupId, userId: bo.id });

    expect([codeOf(outsider), codeOf(handedTo)]).toEqual(["CONFLICT", "CONFLICT"]);
    expect([codeOf(oneself), fieldsOf(oneself)]).toEqual(["BAD_USER_INPUT", ["input.userId"]]);
    expect([codeOf(owner), fieldsOf(owner)]).toEqual(["BAD_USER_INPUT", ["input.role"]]);
  });

  it("let moderators remove comments of members, not those of each other or of the owner", async () => {
    const { db } = testApp();
    const { ada, bo, eve, groupId } = await joined();
    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
    const [ofAda, ofBo, ofEve, another] = await Promise.all(
      [ada, bo, eve, eve].map(({ id }) => buildComment(db, { postId: groupId, authorId: id })),
    );
    const mayRemove = async (as: User) => {
      const query = `{ post(id: "${groupId}") { comments { nodes { id viewerCanRemove } } } }`;
      const { nodes } = (await ask(query, as)).data.post.comments as {
        nodes: { id: string; viewerCanRemove: boolean }[];
      };
      return new Set(nodes.filter(({ viewerCanRemove }) => viewerCanRemove).map(({ id }) => id));
    };

    expect(await mayRemove(bo)).toEqual(new Set([ofEve?.id, another?.id]));
    expect(await mayRemove(ada)).toEqual(new Set([ofBo?.id, ofEve?.id, another?.id]));
    expect(await mayRemove(eve)).toEqual(new Set());
    expect(codeOf(await removes(eve, ofBo?.id ?? ""))).toBe("FORBIDDEN");
    expect(codeOf(await removes(bo, ofAda?.id ?? ""))).toBe("FORBIDDEN");
    expect((await removes(bo, ofEve?.id ?? "")).data.removeComment).toEqual({ id: groupId, commentCount: 3 });
    expect((await removes(ada, ofBo?.id ?? "")).errors).toBeUndefined();
    // The older route of REST leaves it to the author.
    const overRest = await rest(`DELETE /api/posts/comment/${groupId}/${another?.id}`, { as: ada });
    expect([overRest.status, overRest.body.msg]).toEqual([401, "User not authorized"]);
    const route = (id = groupId) => `DELETE /api/threads/${id}/comments/${another?.id}`;
    expect((await rest(route(), { as: eve })).status).toBe(403);
    expect((await rest(route((await joined()).groupId), { as: ada })).status).toBe(404);
    expect(await rest(route(), { as: bo })).toMatchObject({ status: 200, body: { msg: "Comment removed" } });
  });

  it("change with each act in the audit log", async () => {
    const { ada, bo, eve, groupId } = await joined();
    const comment = await buildComment(testApp().db, { postId: groupId, authorId: eve.id });
    lines.length = 0;

    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
    await removes(bo, comment.id);
    await send("removeMember", bo, { groupId, userId: eve.id });
    await send("readmitMember", bo, { groupId, userId: eve.id });
    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MEMBER" });
    await send("handOverGroup", ada, { groupId, userId: eve.id });

    const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => String(event).startsWith("group."));
    expect(events.map(({ event, userId, memberId }) => [event, userId, memberId])).toEqual([
      ["group.moderatorMade", ada.id, bo.id],
      ["group.commentRemoved", bo.id, eve.id],
      ["group.removed", bo.id, eve.id],
      ["group.readmitted", bo.id, eve.id],
      ["group.moderatorEnded", ada.id, bo.id],
      ["group.handedOver", ada.id, eve.id],
    ]);
    expect(events.every((event) => event.groupId === groupId && event.ip && event.requestId)).toBe(true);
  });
});

describe("B5 a group that is handed over", () => {
  it("has one owner, who alone may delete its post and is the author over REST; who wrote it is not forgotten", async () => {
    const { ada, bo, groupId } = await joined();

    const { data } = await send("handOverGroup", ada, { groupId, userId: bo.id });

    expect(data.handOverGroup).toMatchObject({ viewerCanChange: false, viewerCanLeave: true, memberCount: 3 });
    const query = `{ post(id: "${groupId}") { author { id } writer { id } viewerCanDelete group { owner { id } } } }`;
    const post = { author: { id: bo.id }, writer: { id: ada.id }, group: { owner: { id: bo.id } } };
    expect((await ask(query, ada)).data.post).toEqual({ ...post, viewerCanDelete: false });
    expect((await ask(query, bo)).data.post).toEqual({ ...post, viewerCanDelete: true });
    expect((await rest(`GET /api/posts/${groupId}`, { as: ada })).body.user).toBe(bo.id);
    expect((await rest(`DELETE /api/posts/${groupId}`, { as: ada })).status).toBe(401);
    expect(codeOf(await ask(`mutation { deletePost(id: "${groupId}") }`, ada))).toBe("FORBIDDEN");
    expect((await send("leaveGroup", ada, { groupId })).errors).toBeUndefined();
    expect(codeOf(await send("leaveGroup", bo, { groupId }))).toBe("CONFLICT");
    expect((await rest(`DELETE /api/posts/${groupId}`, { as: bo })).status).toBe(200);
  });

  it("goes back to who wrote it as if nothing had happened", async () => {
    const { ada, bo, groupId } = await joined();

    await send("handOverGroup", ada, { groupId, userId: bo.id });
    await send("handOverGroup", bo, { groupId, userId: ada.id });

    expect(await testApp().db.findOneByOrFail(Post, { id: groupId })).toMatchObject({
      authorId: ada.id,
      writerId: null,
    });
    expect(await rolesOf(ada, groupId)).toMatchObject({ [ada.id]: "OWNER", [bo.id]: "MEMBER" });
  });

  it("goes to one of two, whom the owner names at once", async () => {
    const { ada, bo, eve, groupId } = await joined();

    const answers = await Promise.all([bo, eve].map(({ id }) => send("handOverGroup", ada, { groupId, userId: id })));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const roles = Object.values(await rolesOf(ada, groupId));
    expect(roles.sort()).toEqual(["MEMBER", "MEMBER", "OWNER"]);
  });
});

describe("B3 a member who was removed", () => {
  it("cannot join an open group again, and sees no way to", async () => {
    const { ada, bo, groupId } = await joined();
    await send("removeMember", ada, { groupId, userId: bo.id });

    expect(await read(bo, groupId)).toMatchObject({ viewerCanJoin: false, viewerMembership: null, memberCount: 2 });
    expect(codeOf(await send("joinGroup", bo, { groupId }))).toBe("FORBIDDEN");
    await send("readmitMember", ada, { groupId, userId: bo.id });
    expect(await read(bo, groupId)).toMatchObject({ viewerMembership: { role: "MEMBER" }, memberCount: 3 });
  });
});
