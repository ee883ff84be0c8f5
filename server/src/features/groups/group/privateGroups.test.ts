import { codeOf } from "../../../testing/calls/answers";
import { buildPost } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, read, scene } = groupCalls(testApp);

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const privately = () => scene({ visibility: "PRIVATE", title: "Secret circle" });
const codeOfGroup = async (as: User, groupId: string) =>
  (await ask(`{ group(id: "${groupId}") { inviteCode } }`, as)).data.group.inviteCode as string;
const byCode = async (as: User, code: string) =>
  (
    await ask(
      `{ groupByInvite(code: "${code}") { id title viewerMembership { state } post { comments { nodes { id } } } } }`,
      as,
    )
  ).data.groupByInvite;
const feedOf = async (as: User, first = 100, after: string | null = null) => {
  const query = `query ($first: Int!, $after: String) { posts(first: $first, after: $after) {
    nodes { id } totalCount pageInfo { endCursor } } }`;
  const { posts } = (await testApp().graphql(query, { first, after }, { as })).data;
  return { ...posts, ids: posts.nodes.map(({ id }: { id: string }) => id) as string[] };
};

describe("B3 a private group", () => {
  it("is not there for others: to read, like, comment, join or follow, on both edges", async () => {
    const { ada, bo, groupId } = await privately();
    const before = (await feedOf(ada)).totalCount;

    const answers = await Promise.all(
      [
        `mutation { likePost(id: "${groupId}") { id } }`,
        `mutation { unlikePost(id: "${groupId}") { id } }`,
        `mutation { addComment(input: { postId: "${groupId}", text: "Hi" }) { id } }`,
        `mutation { joinGroup(input: { groupId: "${groupId}" }) { id } }`,
        `mutation { leaveGroup(input: { groupId: "${groupId}" }) { id } }`,
        `mutation { deletePost(id: "${groupId}") }`,
        `mutation { report(input: { kind: POST, id: "${groupId}", reason: SPAM }) { id } }`,
      ].map((query) => ask(query, bo)),
    );
    const routes = [
      `GET /api/posts/${groupId}`,
      `PUT /api/posts/like/${groupId}`,
      `GET /api/threads/${groupId}/comments`,
      `DELETE /api/posts/${groupId}`,
    ];

    expect(answers.map(codeOf)).toEqual(answers.map(() => "NOT_FOUND"));
    expect([await read(bo, groupId), (await feedOf(bo)).ids.includes(groupId)]).toEqual([null, false]);
    expect((await feedOf(bo)).totalCount).toBe(before - 1);
    expect((await ask(`{ user(id: "${ada.id}") { posts { nodes { id } totalCount } } }`, bo)).data.user.posts).toEqual({
      nodes: [],
      totalCount: 0,
    });
    for (const route of routes) {
      const { status, body } = await rest(route, { as: bo });
      expect([route, [400, 404].includes(status), body.msg]).toEqual([route, true, "Post not found"]);
    }
    expect(JSON.stringify((await rest("GET /api/posts?limit=100", { as: bo })).body)).not.toContain(groupId);
    const guests = (await testApp().graphql("{ newestGroups(first: 6) { id } }")).data.newestGroups;
    expect(JSON.stringify(guests)).not.toContain(groupId);
  });

  it("lets in who has the invitation, until that is renewed", async () => {
    const { ada, bo, eve, groupId } = await privately();
    const code = await codeOfGroup(ada, groupId);

    expect(await byCode(bo, code)).toEqual({
      id: groupId,
      title: "Secret circle",
      viewerMembership: null,
      post: { comments: { nodes: [] } },
    });
    const joined = await send("joinGroup", bo, { inviteCode: code });
    const again = await send("joinGroup", bo, { inviteCode: code });
    expect(joined.data.joinGroup).toMatchObject({ memberCount: 2, viewerMembership: { state: "ACTIVE" } });
    expect(again.data.joinGroup.memberCount).toBe(2);
    expect((await ask(`{ group(id: "${groupId}") { inviteCode } }`, bo)).data.group.inviteCode).toBeNull();

    await send("renewGroupInvite", ada, { groupId });

    expect(await byCode(eve, code)).toBeNull();
    expect(codeOf(await send("joinGroup", eve, { inviteCode: code }))).toBe("NOT_FOUND");
    for (const wrong of ["", "x", code.slice(0, -1), `${code}x`, code.slice(0, 22) + "A".repeat(22)])
      expect(await byCode(eve, wrong)).toBeNull();
    expect(await byCode(eve, await codeOfGroup(ada, groupId))).toMatchObject({ id: groupId });
  });

  it("stands in the feed of its members, in its order and on every page, and in their counts", async () => {
    const { db } = testApp();
    const { ada, bo } = await scene();
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.unshift((await buildPost(db, { authorId: ada.id })).id);
    const hidden = [ids[1], ids[4], ids[5]] as string[];
    for (const groupId of hidden) await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });

    const walked: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 4; page++) {
      const found = await feedOf(ada, 2, cursor);
      walked.push(...found.ids);
      cursor = found.pageInfo.endCursor;
    }
    const paged = [];
    for (let page = 1; page <= 4; page++) {
      const { data } = await ask(`{ posts(first: 2, page: ${page}) { nodes { id } } }`, ada);
      paged.push(...data.posts.nodes.map(({ id }: { id: string }) => id));
    }

    expect(walked).toEqual(ids);
    expect(paged).toEqual(ids);
    expect((await feedOf(bo)).ids.slice(0, 5)).toEqual(ids.filter((id) => !hidden.includes(id)));
    expect((await feedOf(ada)).totalCount - (await feedOf(bo)).totalCount).toBeGreaterThanOrEqual(3);
    const { body } = await rest("GET /api/posts?limit=8", { as: ada });
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  });

  it("costs everyone else no statement", async () => {
    const { bo } = await privately();
    const query = "{ posts(first: 20) { nodes { id author { name } likedByViewer } } }";
    await ask(query, bo);

    expect(await testApp().counter.count(() => ask(query, bo))).toBe(1);
  });

  it("removes a member, who gets in by no invitation before being readmitted", async () => {
    const { ada, bo, eve, groupId } = await privately();
    const code = await codeOfGroup(ada, groupId);
    await send("joinGroup", bo, { inviteCode: code });
    await send("joinGroup", eve, { inviteCode: code });
    expect((await feedOf(bo)).ids).toContain(groupId);

    expect(codeOf(await send("removeMember", bo, { groupId, userId: eve.id }))).toBe("FORBIDDEN");
    expect(codeOf(await send("removeMember", ada, { groupId, userId: ada.id }))).toBe("FORBIDDEN");
    const removed = await send("removeMember", ada, { groupId, userId: bo.id });

    expect(removed.data.removeMember.memberCount).toBe(2);
    expect([await read(bo, groupId), await byCode(bo, code)]).toEqual([null, null]);
    expect((await feedOf(bo)).ids).not.toContain(groupId);
    await send("renewGroupInvite", ada, { groupId });
    expect(codeOf(await send("joinGroup", bo, { inviteCode: await codeOfGroup(ada, groupId) }))).toBe("NOT_FOUND");
    await testApp().runJobs();
    const me = "{ me { notifications { nodes { kind subject { ... on Group { id title } } } } } }";
    expect((await ask(me, bo)).data.me.notifications.nodes).toEqual([{ kind: "GROUP_REMOVED", subject: null }]);
    const list = `{ group(id: "${groupId}") { removedMembers { nodes { user { id } } totalCount } } }`;
    expect((await ask(list, ada)).data.group.removedMembers).toEqual({
      nodes: [{ user: { id: bo.id } }],
      totalCount: 1,
    });

    await send("readmitMember", ada, { groupId, userId: bo.id });
    expect(await read(bo, groupId)).toMatchObject({ memberCount: 3, viewerMembership: { role: "MEMBER" } });
    expect((await feedOf(bo)).ids).toContain(groupId);
  });

  it("admits nobody who waits when a group on request becomes private", async () => {
    const { ada, bo, groupId } = await scene({ visibility: "ON_REQUEST" });
    await send("joinGroup", bo, { groupId });

    await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    await testApp().runJobs();

    expect(await read(bo, groupId)).toBeNull();
    const me = "{ me { notifications { nodes { kind } } } }";
    expect((await ask(me, bo)).data.me.notifications.nodes).toEqual([]);
    expect((await ask(me, ada)).data.me.notifications.nodes).toEqual([]);
  });
});
