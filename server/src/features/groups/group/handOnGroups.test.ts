import { buddyGroupCalls } from "../../../testing/calls/buddyGroupCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { announceAbsence, beginAbsence, endAbsence } from "../../accounts/suspension/absence";
import { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { send, read, scene } = groupCalls(testApp);
const sessions = sessionCalls(testApp);
const two = buddyGroupCalls(testApp);

const suspend = async (userId: string, kind: "SUSPENDED" | "LEAVING" = "SUSPENDED") => {
  const { services } = testApp();
  await services.db.transaction((tx) => beginAbsence(services, tx, userId, { kind, until: null, reason: null }));
  announceAbsence(services, userId);
  await testApp().runJobs();
};
const join = async (groupId: string, ...members: User[]) => {
  for (const member of members) await send("joinGroup", member, { groupId });
};
const ownerIn = async (groupId: string) => {
  const [group] = await testApp().db.query(`select owner_id as "ownerId" from study_groups where id = $1`, [groupId]);
  return group.ownerId as string;
};

describe("C19 the groups of a suspended owner", () => {
  it("go to the member who belongs to them longest, who runs them from then on, with the post", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await join(groupId, bo, eve);

    await suspend(ada.id);

    expect(await ownerIn(groupId)).toBe(bo.id);
    expect(await read(bo, groupId)).toMatchObject({ memberCount: 3, viewerCanChange: true });
    const { data } = await testApp().graphql(`{ post(id: "${groupId}") { viewerCanDelete } }`, {}, { as: bo });
    expect(data.post.viewerCanDelete).toBe(true);
    await testApp().services.db.transaction((tx) => endAbsence(tx, ada.id, "SUSPENDED"));
    await testApp().runJobs();
    const back = await testApp().db.findOneByOrFail(User, { id: ada.id });
    expect(await read(back, groupId)).toMatchObject({ viewerMembership: { role: "MEMBER" }, viewerCanChange: false });
  });

  it("stay with their owner while a moderator looks after them, and where nobody else belongs to them", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await join(groupId, bo, eve);
    await send("setMemberRole", ada, { groupId, userId: eve.id, role: "MODERATOR" });
    const alone = await scene();

    await suspend(ada.id);
    await suspend(alone.ada.id);

    expect(await ownerIn(groupId)).toBe(ada.id);
    expect((await read(eve, groupId)).viewerCanManage).toBe(true);
    expect(await ownerIn(alone.groupId)).toBe(alone.ada.id);
  });

  it("pass over a moderator and members who are absent themselves", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await join(groupId, bo, eve);
    await send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
    await suspend(bo.id);

    await suspend(ada.id);

    expect(await ownerIn(groupId)).toBe(eve.id);
  });

  it("stay when the owner only leaves the site for a while, and a group of two stays with both", async () => {
    const { ada, bo, groupId } = await scene();
    await join(groupId, bo);
    await suspend(ada.id, "LEAVING");
    expect(await ownerIn(groupId)).toBe(ada.id);

    const [carl, dora] = await two.buddies();
    const id = await two.idOf(carl, dora);
    await suspend(carl.id);
    expect(await ownerIn(id)).toBe(carl.id);
    expect(await read(dora, id)).toMatchObject({ memberCount: 2 });
  });
});

describe("C19 the places of a suspended member", () => {
  it("are freed for those who wait, at every date to come", async () => {
    const { ada, groupId, members } = await sessions.circle({}, 2);
    const [bo, eve] = members as [User, User];
    const session = await sessions.plan(ada, {
      groupId,
      capacity: 2,
      repeats: { frequency: "DAILY" },
      ends: { after: 3 },
    });
    const dates = await sessions.datesOf(session.id);
    await sessions.answer(bo, dates[0]!.id, "GOING", "ALL_FUTURE");
    await sessions.answer(eve, dates[0]!.id, "GOING", "ALL_FUTURE");
    expect((await sessions.read(eve, dates[2]!.id)).viewerAnswer).toBe("WAITLISTED");

    await suspend(bo.id);

    for (const { id } of dates)
      expect(await sessions.read(eve, id)).toMatchObject({ viewerAnswer: "GOING", goingCount: 2, waitlistCount: 0 });
  });
});
