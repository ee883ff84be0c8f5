import { codeOf, messageOf } from "../../testing/calls/answers";
import { buddyGroupCalls } from "../../testing/calls/buddyGroupCalls";
import { buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = groupCalls(testApp);
const { open, idOf, read, buddies, block, toBuddy } = buddyGroupCalls(testApp);

describe("openBuddyGroup", () => {
  it("opens a private group with both buddies in it, which each sees by the other's name", async () => {
    const [ada, bo] = await buddies();

    const { data } = await open(ada, bo);
    const group = data.openBuddyGroup;

    expect(group).toMatchObject({
      title: "Bo",
      visibility: "PRIVATE",
      capacity: 2,
      memberCount: 2,
      buddy: { id: bo.id },
      inviteCode: null,
      viewerCanManage: false,
      viewerCanChange: false,
      viewerCanLeave: true,
      viewerCanComment: true,
      post: { text: "Our place to study together", viewerCanDelete: false },
    });
    expect(group.members.nodes.map(({ user }: { user: User }) => user.id).sort()).toEqual([ada.id, bo.id].sort());
    expect(await read(bo, group.id)).toMatchObject({ title: "Ada", buddy: { id: ada.id }, memberCount: 2 });
    expect((await open(bo, ada)).data.openBuddyGroup).toMatchObject({
      id: group.id,
      title: "Ada",
      viewerCanLeave: true,
    });
  });

  it("is one group for a pair, also when both open it at once, and again and again", async () => {
    const [ada, bo] = await buddies();

    const opened = await Promise.all([open(ada, bo), open(bo, ada), open(ada, bo), open(bo, ada)]);

    expect(new Set(opened.map(({ data }) => data.openBuddyGroup.id)).size).toBe(1);
    const counted = await testApp().db.query(
      `select count(*)::int as groups from study_groups where is_for_two and owner_id in ($1, $2)`,
      [ada.id, bo.id],
    );
    expect(counted).toEqual([{ groups: 1 }]);
  });

  it("does the same over REST", async () => {
    const [ada, bo] = await buddies();

    const { status, body } = await rest(`POST /api/buddies/${bo.id}/group`, { as: ada });

    expect([status, body]).toMatchObject([200, { _id: await idOf(bo, ada), user: { _id: bo.id }, memberCount: 2 }]);
    const stranger = await buildUser(testApp().db);
    expect((await rest(`POST /api/buddies/${stranger.id}/group`, { as: ada })).status).toBe(403);
    expect((await rest(`POST /api/buddies/none/group`, { as: ada })).status).toBe(400);
  });

  it("gives the first result to a request that is sent again, also when the sender has left since", async () => {
    const [ada, bo] = await buddies();
    const first = (await open(ada, bo, `idempotencyKey: "one"`)).data.openBuddyGroup.id;

    const again = await open(ada, bo, `idempotencyKey: "one"`);
    await send("leaveGroup", ada, { groupId: first });
    const late = await open(ada, bo, `idempotencyKey: "one"`);

    expect(again.data.openBuddyGroup.id).toBe(first);
    expect(codeOf(late)).toBe("NOT_FOUND");
    const other = await buildUser(testApp().db);
    expect(codeOf(await open(ada, other, `idempotencyKey: "one"`))).toBe("CONFLICT");
  });

  it("is for buddies alone: others are refused, and whom the viewer does not see is not there", async () => {
    const { db } = testApp();
    const [ada, bo] = await buddies();
    const [stranger, blocker] = [await buildUser(db), await buildUser(db)];
    await block(blocker, ada);

    expect(codeOf(await open(ada, stranger))).toBe("FORBIDDEN");
    expect(codeOf(await open(ada, blocker))).toBe("NOT_FOUND");
    expect(codeOf(await open(ada, ada))).toBe("BAD_USER_INPUT");
    await toBuddy("removeBuddy", bo, ada);
    expect(codeOf(await open(ada, bo))).toBe("FORBIDDEN");
  });

  it("C16 needs a confirmed address", async () => {
    const [ada, bo] = await buddies();
    await testApp().db.query("update users set email_verified_at = null where id = $1", [ada.id]);

    const refused = await open(ada, bo);

    expect([codeOf(refused), messageOf(refused)]).toEqual([
      "FORBIDDEN",
      "Please confirm your e-mail address first. The link is in the mail we sent you; Home can send it again.",
    ]);
    expect((await open(bo, ada)).data.openBuddyGroup.memberCount).toBe(2);
  });
});
