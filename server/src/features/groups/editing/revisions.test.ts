import { editCalls } from "../../../testing/calls/editCalls";
import { buddyGroupCalls } from "../../../testing/calls/buddyGroupCalls";
import { departureCalls } from "../../../testing/calls/departureCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { moderationCalls } from "../../../testing/calls/moderationCalls";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { User } from "../../accounts/users/User";
import { removeLeavers } from "../../accounts/deletion/removeLeavers";
import { revisions as limits } from "../limits";
import { removeOldRevisionsDaily } from "./removeOldRevisions";

const testApp = useTestApp();
const { editPost, editComment, revisionsOf } = editCalls(testApp);
const { scene, send } = groupCalls(testApp);
const { staff } = moderationCalls(testApp);
const { signUp, leave, passWeek } = departureCalls(testApp);
const { buddies, idOf } = buddyGroupCalls(testApp);

const stored = (id: string) =>
  testApp().db.query<{ text: string }[]>("select text from revisions where post_id = $1 or comment_id = $1", [id]);

async function edited() {
  const { ada, bo, eve, groupId } = await scene();
  await send("joinGroup", bo, { groupId });
  const comment = await buildComment(testApp().db, { postId: groupId, authorId: bo.id, text: "Me too" });
  await editPost(ada, groupId, "Second");
  await editPost(ada, groupId, "Third", { version: 2 });
  await editComment(bo, comment.id, "Not me");
  return { ada, bo, eve, groupId, commentId: comment.id };
}

const first = "Reading group for linear algebra, Tuesdays at 18:00 UTC.";
const texts = async (as: User, id: string) => {
  const post = await revisionsOf(as, id);
  return {
    post: post.revisions?.nodes.map(({ text }) => text) ?? null,
    comment: post.comments.nodes[0]?.revisions?.nodes.map(({ text }) => text) ?? null,
  };
};

describe("W1 the earlier texts of what was edited", () => {
  it("say who wrote them and when, newest first", async () => {
    const { ada, groupId } = await edited();

    const { revisions } = await revisionsOf(ada, groupId);

    expect(revisions?.totalCount).toBe(2);
    expect(revisions?.nodes.map(({ text }) => text)).toEqual(["Second", first]);
    expect(revisions?.nodes.map(({ author }) => author)).toEqual([{ id: ada.id }, { id: ada.id }]);
    expect(revisions?.nodes[0]?.writtenAt).toBe(revisions?.nodes[1]?.replacedAt);
  });

  it("are for the author, the moderators of the group and of the site; for all others there are none", async () => {
    const { ada, bo, eve, groupId } = await edited();
    const moderator = await staff();
    const both = { post: ["Second", first], comment: ["Me too"] };

    expect(await texts(ada, groupId)).toEqual(both);
    expect(await texts(moderator, groupId)).toEqual(both);
    expect(await texts(bo, groupId)).toEqual({ post: null, comment: ["Me too"] });
    expect(await texts(eve, groupId)).toEqual({ post: null, comment: null });
    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
    expect(await texts(bo, groupId)).toEqual(both);
  });

  it("are for their author alone in a group of two", async () => {
    const [ada, bo] = await buddies();
    const groupId = await idOf(ada, bo);
    const ofAda = await buildComment(testApp().db, { postId: groupId, authorId: ada.id });
    const ofBo = await buildComment(testApp().db, { postId: groupId, authorId: bo.id });
    await editComment(ada, ofAda.id, "Mine");
    await editComment(bo, ofBo.id, "Mine");

    const counts = async (as: User) =>
      (await revisionsOf(as, groupId)).comments.nodes.map(({ revisions }) => revisions?.totalCount ?? null);
    expect([await counts(ada), await counts(bo)]).toEqual([
      [null, 1],
      [1, null],
    ]);
  });

  it("are the newest hundred, and are removed after a year", async () => {
    const { ada, groupId } = await scene();
    for (let version = 1; version <= limits.kept + 5; version++)
      await editPost(ada, groupId, `Plan ${version}`, { version });

    const { revisions } = await revisionsOf(ada, groupId);
    expect([revisions?.totalCount, revisions?.nodes[0]?.text]).toEqual([limits.kept, `Plan ${limits.kept + 4}`]);
    await testApp().db.query(
      `update revisions set created_at = clock_timestamp() - interval '366 days' where post_id = $1 and text = 'Plan 50'`,
      [groupId],
    );
    await removeOldRevisionsDaily.run(testApp().services, {}, {} as never);

    const left = (await stored(groupId)).map(({ text }) => text);
    expect([left.length, left.includes("Plan 50"), left.includes("Plan 51")]).toEqual([limits.kept - 1, false, true]);
  });

  it("come by pages, with as many statements for twenty comments as for two", async () => {
    const { ada, groupId } = await scene();
    const query = `query ($first: Int!) { post(id: "${groupId}") {
      comments(first: $first) { nodes { viewerCanEdit revisions(first: 1) { totalCount nodes { text } pageInfo { hasNextPage } } } } } }`;
    for (let i = 0; i < 20; i++) {
      const { id } = await buildComment(testApp().db, { postId: groupId, authorId: ada.id });
      for (const version of [1, 2]) await editComment(ada, id, `Plan ${version}`, { version });
    }
    const statementsOf = async (first: number) => {
      const before = testApp().counter.statements.length;
      const { data } = await testApp().graphql(query, { first }, { as: ada });
      expect(data.post.comments.nodes).toHaveLength(first);
      expect(data.post.comments.nodes[0]).toEqual({
        viewerCanEdit: true,
        revisions: { totalCount: 2, nodes: [{ text: "Plan 1" }], pageInfo: { hasNextPage: true } },
      });
      return testApp().counter.statements.length - before;
    };

    await statementsOf(2);
    expect(await statementsOf(20)).toBe(await statementsOf(2));
  });
});

describe("the account of who wrote an earlier text", () => {
  it("takes it along, also where somebody else has taken the post over, or the present text stays without a name", async () => {
    const { db } = testApp();
    const signedUp = await signUp("Ada", "ada.edits@example.com");
    const ada = await db.findOneByOrFail(User, { id: signedUp.id });
    const bo = await buildUser(db);
    const handedOver = await buildPost(db, { authorId: ada.id, text: "Ada's plan" });
    await send("joinGroup", bo, { groupId: handedOver.id });
    await send("handOverGroup", ada, { groupId: handedOver.id, userId: bo.id });
    await editPost(bo, handedOver.id, "Bo's plan", { version: 2 });
    const own = await buildComment(db, { postId: handedOver.id, authorId: ada.id, text: "Wrong" });
    await editComment(ada, own.id, "Right");
    const [ofPost] = (await revisionsOf(bo, handedOver.id)).revisions?.nodes ?? [];
    expect(ofPost).toMatchObject({ text: "Ada's plan", author: { id: ada.id } });

    await leave(signedUp.token, "KEEP_WITHOUT_NAME");
    await passWeek(ada.id);
    await removeLeavers(testApp().services);

    expect([await stored(handedOver.id), await stored(own.id)]).toEqual([[], []]);
    expect((await db.query("select text from comments where id = $1", [own.id]))[0].text).toBe("Right");
  });
});
