import { buildComment, buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { FeatureHooks } from "../../../platform/events/transaction";
import { beginAbsence } from "../../accounts/suspension/absence";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { Post } from "../discussion/Post";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, read, scene } = groupCalls(testApp);

const deletes = (user: User, keepsContent = false) => removeMember(testApp().services, user.id, { keepsContent });
const join = async (groupId: string, ...members: User[]) => {
  for (const member of members) await send("joinGroup", member, { groupId });
};
const ownerOf = async (as: User, groupId: string) => {
  const query = `{ group(id: "${groupId}") { owner { id } memberCount post { text author { id } writer { name } commentCount likeCount } } }`;
  return (await testApp().graphql(query, {}, { as })).data.group;
};

describe("B5 the group of an owner who deletes the account", () => {
  it("goes to the moderator who belongs to it longest, with the comments of others and without the opening text", async () => {
    const { db } = testApp();
    const { ada, bo, eve, groupId } = await scene();
    const dan = await buildUser(db);
    await join(groupId, bo, eve, dan);
    for (const { id } of [dan, eve]) await send("setMemberRole", ada, { groupId, userId: id, role: "MODERATOR" });
    await buildComment(db, { postId: groupId, authorId: bo.id });
    await buildComment(db, { postId: groupId, authorId: ada.id });
    await buildLike(db, { postId: groupId, userId: ada.id });

    await deletes(ada);

    expect(await ownerOf(bo, groupId)).toEqual({
      owner: { id: eve.id },
      memberCount: 3,
      post: { text: "", author: { id: eve.id }, writer: null, commentCount: 1, likeCount: 0 },
    });
    const { body } = await rest(`GET /api/posts/${groupId}`, { as: bo });
    expect([body.user, body.text, body.comments.length]).toEqual([eve.id, "", 1]);
    expect((await read(eve, groupId)).viewerCanChange).toBe(true);
  });

  it("goes to the member who belongs to it longest and is there; the text stays without a name if its author says so", async () => {
    const { db, services } = testApp();
    const { ada, bo, eve, groupId } = await scene();
    await join(groupId, bo, eve);
    const { text } = await db.findOneByOrFail(Post, { id: groupId });
    await services.db.transaction((tx) =>
      beginAbsence(services, tx, bo.id, { kind: "SUSPENDED", until: null, reason: null }),
    );

    await deletes(ada, true);

    expect(await ownerOf(eve, groupId)).toMatchObject({
      owner: { id: eve.id },
      memberCount: 2,
      post: { text, author: { id: eve.id }, writer: { name: "Former member" } },
    });
  });

  it("goes with its post when nobody else belongs to it, also when somebody waits", async () => {
    const { ada, bo, groupId } = await scene({ visibility: "ON_REQUEST" });
    await join(groupId, bo);

    await deletes(ada);

    expect(await read(bo, groupId)).toBeNull();
  });

  it("keeps the text of somebody else, and loses it when that one goes", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await join(groupId, bo, eve);
    const { text } = await testApp().db.findOneByOrFail(Post, { id: groupId });
    await send("handOverGroup", ada, { groupId, userId: bo.id });

    await deletes(bo);
    expect(await ownerOf(eve, groupId)).toMatchObject({ owner: { id: ada.id }, post: { text, writer: null } });
    await send("handOverGroup", ada, { groupId, userId: eve.id });
    await deletes(ada);
    expect(await ownerOf(eve, groupId)).toMatchObject({ owner: { id: eve.id }, memberCount: 1, post: { text: "" } });
  });

  it("has an owner or is gone when all its members leave at once", async () => {
    const { db } = testApp();
    const { ada, bo, eve, groupId } = await scene();
    const dan = await buildUser(db);
    await join(groupId, bo, eve);

    await Promise.all([ada, bo, eve].map((user) => deletes(user)));

    const [left] = await db.query(`select owner_id, member_count from study_groups where id = $1`, [groupId]);
    expect(left).toBeUndefined();
    expect(await read(dan, groupId)).toBeNull();
  });
});

describe("B4 whatever ends a membership", () => {
  const ended: string[] = [];
  const watching: FeatureHooks = {
    async membershipsEnded(tx, memberships) {
      for (const { groupId, userId } of memberships) {
        // In the transaction: the account is still there.
        const [row] = await tx.rows<{ id: string }>("select id from users where id = $1", [userId]);
        ended.push(`${groupId} ${row?.id}`);
      }
    },
  };

  it("takes what came with it, in the same transaction", async () => {
    const { db, services } = testApp();
    (services.db.access.hooks as FeatureHooks[]).push(watching);
    ended.length = 0;
    const { ada, bo, eve, groupId } = await scene({ title: "Seen", visibility: "OPEN" });
    const dan = await buildUser(db);
    await join(groupId, bo, eve, dan);
    await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    const own = await buildPost(db, { authorId: dan.id });
    await join(own.id, bo);

    await send("leaveGroup", bo, { groupId });
    await send("removeMember", ada, { groupId, userId: eve.id });
    await deletes(dan);

    expect(ended).toEqual([
      `${groupId} ${bo.id}`,
      `${groupId} ${eve.id}`,
      // The group that Dan owned goes on, too.
      ...[`${own.id} ${dan.id}`, `${groupId} ${dan.id}`],
    ]);
    expect((await read(ada, groupId)).memberCount).toBe(1);
  });

  it("C3 includes a block between the owner of a private group and a member, whichever of them blocks", async () => {
    for (const isOwner of [true, false]) {
      const { ada, bo, eve, groupId } = await scene();
      await join(groupId, bo, eve);
      await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
      ended.length = 0;
      const [blocker, blocked] = isOwner ? [ada, bo] : [bo, ada];

      await testApp().graphql(`mutation { blockUser(input: { userId: "${blocked.id}" }) { id } }`, {}, { as: blocker });

      expect(ended).toEqual([`${groupId} ${bo.id}`]);
      expect((await read(eve, groupId)).memberCount).toBe(2);
      expect(await read(bo, groupId)).toBeNull();
    }
  });
});
