import { codeOf } from "../../testing/calls/answers";
import { buddyGroupCalls } from "../../testing/calls/buddyGroupCalls";
import { buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { removeMember } from "../accounts/deletion/removeMember";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = groupCalls(testApp);
const { ask, open, idOf, read, buddies, befriend, block, unblock } = buddyGroupCalls(testApp);

const listed = async (as: User) => {
  const { data } = await ask("{ myGroups { nodes { id title } } posts { nodes { id } totalCount } }", as);
  return { groups: data.myGroups.nodes, posts: data.posts.nodes.map(({ id }: { id: string }) => id) as string[] };
};

describe("a group of two", () => {
  it("is in no list of anybody else, in no feed, and among the groups of both", async () => {
    const [ada, bo] = await buddies();
    const eve = await buildUser(testApp().db);
    const id = await idOf(ada, bo);

    expect(await read(eve, id)).toBeNull();
    expect(JSON.stringify(await listed(eve))).not.toContain(id);
    for (const [as, title] of [
      [ada, "Bo"],
      [bo, "Ada"],
    ] as const) {
      const { groups, posts } = await listed(as);
      expect(groups).toContainEqual({ id, title });
      expect(posts).not.toContain(id);
      const mine = await ask("{ posts(scope: MY_GROUPS) { nodes { id } totalCount } }", as);
      expect(mine.data.posts).toEqual({ nodes: [], totalCount: 0 });
      expect(JSON.stringify((await rest("GET /api/posts?limit=100", { as })).body)).not.toContain(id);
      expect((await rest(`GET /api/posts/${id}`, { as })).status).toBe(200);
    }
  });

  it("stays as it is: nobody opens it, invites to it, hands it over, or removes somebody or its post", async () => {
    const [ada, bo] = await buddies();
    const eve = await buildUser(testApp().db);
    const groupId = await idOf(ada, bo);

    const codes = [
      await send("updateGroup", ada, { groupId, visibility: "OPEN" }),
      await send("updateGroup", ada, { groupId, title: "Ours" }),
      await send("renewGroupInvite", ada, { groupId }),
      await send("handOverGroup", ada, { groupId, userId: bo.id }),
      await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" }),
      await send("removeMember", ada, { groupId, userId: bo.id }),
      await send("readmitMember", ada, { groupId, userId: eve.id }),
      await send("acceptJoinRequest", ada, { groupId, userId: eve.id }),
      await ask(`mutation { deletePost(id: "${groupId}") }`, ada),
    ].map(codeOf);

    expect(codes).toEqual(codes.map(() => "FORBIDDEN"));
    expect((await rest(`DELETE /api/posts/${groupId}`, { as: ada })).status).not.toBe(200);
    expect(codeOf(await send("joinGroup", eve, { groupId }))).toBe("NOT_FOUND");
    expect((await read(bo, groupId)).memberCount).toBe(2);
  });

  it("B4 may be left by either, and comes back as it was when one of them opens it again", async () => {
    const [ada, bo] = await buddies();
    const groupId = await idOf(ada, bo);
    await ask(`mutation { addComment(input: { postId: "${groupId}", text: "Hello" }) { id } }`, ada);

    expect((await send("leaveGroup", ada, { groupId })).data.leaveGroup).toBeNull();
    expect(await read(ada, groupId)).toBeNull();
    expect(await read(bo, groupId)).toMatchObject({ memberCount: 1, owner: { id: bo.id } });
    expect((await send("leaveGroup", bo, { groupId })).data.leaveGroup).toBeNull();
    expect(await read(bo, groupId)).toBeNull();

    expect(await idOf(ada, bo)).toBe(groupId);
    expect(await read(ada, groupId)).toMatchObject({ memberCount: 2, owner: { id: bo.id } });
    const { data } = await ask(`{ post(id: "${groupId}") { comments { nodes { text } } } }`, bo);
    expect(data.post.comments.nodes).toEqual([{ text: "Hello" }]);
  });

  it("C3 is closed for both by a block, whichever of them blocks, and stays closed when that ends", async () => {
    for (const isFirst of [true, false]) {
      const [ada, bo] = await buddies();
      const groupId = await idOf(ada, bo);
      const [blocker, blocked] = isFirst ? [ada, bo] : [bo, ada];

      await block(blocker, blocked);

      expect([await read(ada, groupId), await read(bo, groupId)]).toEqual([null, null]);
      expect(codeOf(await open(blocked, blocker))).toBe("NOT_FOUND");
      await unblock(blocker, blocked);
      expect([await read(ada, groupId), await read(bo, groupId)]).toEqual([null, null]);
      expect(codeOf(await open(ada, bo))).toBe("FORBIDDEN");
      await befriend(bo, ada);
      expect(await idOf(bo, ada)).toBe(groupId);
    }
  });

  it("C3 is closed or open, never half, when a block meets its opening", async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bo] = await buddies();

      const [opened] = await Promise.all([open(ada, bo), block(bo, ada)]);

      const id = opened.data?.openBuddyGroup?.id as string | undefined;
      if (id) expect([await read(ada, id), await read(bo, id)]).toEqual([null, null]);
      const left = await testApp().db.query(
        `select count(*)::int as count from memberships m join study_groups g on g.id = m.group_id
         where g.is_for_two and m.user_id in ($1, $2)`,
        [ada.id, bo.id],
      );
      expect(left).toEqual([{ count: 0 }]);
    }
  });

  it("notifies the other of what one writes, from the first word on", async () => {
    const [ada, bo] = await buddies();
    const postId = await idOf(ada, bo);

    await ask(`mutation { addComment(input: { postId: "${postId}", text: "Hello there" }) { id } }`, ada);
    await testApp().runJobs();

    const lines = async (as: User) =>
      (await ask("{ me { notifications { nodes { kind summary subject { ... on Post { id } } } } } }", as)).data.me
        .notifications.nodes;
    expect(await lines(bo)).toContainEqual({
      kind: "REPLY",
      summary: "Ada replied in your group of two",
      subject: { id: postId },
    });
    expect(JSON.stringify(await lines(ada))).not.toContain("REPLY");
  });

  it("B5 stays with the other when one deletes the account", async () => {
    const [ada, bo] = await buddies();
    const groupId = await idOf(ada, bo);
    await ask(`mutation { addComment(input: { postId: "${groupId}", text: "Mine" }) { id } }`, bo);

    await removeMember(testApp().services, ada.id, { keepsContent: false });

    expect(await read(bo, groupId)).toMatchObject({ memberCount: 1, owner: { id: bo.id }, buddy: null });
  });

  it("N18 says what it is and that it is over, on every edge, when the other deletes the account", async () => {
    for (const isFirst of [true, false]) {
      const [ada, bo] = await buddies();
      const id = await idOf(ada, bo);
      const [leaver, stays] = isFirst ? [ada, bo] : [bo, ada];
      const about = `{ group(id: "${id}") { title isForTwo isOver inviteCode } }`;
      expect((await ask(about, stays)).data.group).toMatchObject({ isForTwo: true, isOver: false });

      await removeMember(testApp().services, leaver.id, { keepsContent: isFirst });

      const title = "Your group with a former member";
      const over = { title, isForTwo: true, isOver: true, inviteCode: null };
      expect((await ask(about, stays)).data.group).toEqual(over);
      expect((await listed(stays)).groups).toEqual([{ id, title }]);
      expect((await rest(`GET /api/posts/${id}`, { as: stays })).body.group.title).toBe(title);
    }
  });
});
