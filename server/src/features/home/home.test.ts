import { blockCalls } from "../../testing/calls/blockCalls";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { homeQuery } from "../../testing/calls/homeCalls";
import { roomCalls } from "../../testing/calls/roomCalls";
import { dayIn, sessionCalls } from "../../testing/calls/sessionCalls";
import type { User } from "../accounts/users/User";
import { commonsId } from "../rooms/commons";

const testApp = useTestApp();
const buddies = buddyCalls(testApp);
const groups = groupCalls(testApp);
const rooms = roomCalls(testApp);
const sessions = sessionCalls(testApp);
const { change: block } = blockCalls(testApp);

async function read(as: User) {
  const { data, errors } = await testApp().graphql(homeQuery, {}, { as });
  expect(errors).toBeUndefined();
  return data;
}

async function makeBuddies(one: User, other: User): Promise<void> {
  await buddies.send("requestBuddy", one, other);
  await buddies.send("acceptBuddy", other, one);
}

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);
const roomsOf = async (as: User) => (await read(as)).studyingNow.map(({ room }: { room: { id: string } }) => room.id);

describe("B21 next up", () => {
  it("has one's own time and that of one's groups in order, but nothing cancelled, declined, over or far away", async () => {
    const { ada, members, groupId, outsider } = await sessions.circle();
    const [bo] = members as [User];
    const own = await sessions.plan(bo, { startsOn: dayIn(3), title: "Alone" });
    const shared = await sessions.plan(ada, { groupId, startsOn: dayIn(2), title: "Together" });
    const cancelled = await sessions.plan(ada, { groupId, startsOn: dayIn(4) });
    const declined = await sessions.plan(ada, { groupId, startsOn: dayIn(5) });
    await sessions.plan(ada, { groupId, startsOn: dayIn(30) });
    const over = await sessions.plan(ada, { groupId, startsOn: dayIn(6) });
    await sessions.send("cancelStudySession", ada, { sessionId: cancelled.id });
    const [date] = await sessions.datesOf(declined.id);
    await sessions.answer(bo, date?.id ?? "", "DECLINED");
    await sessions.pass(await sessions.datesOf(over.id), -120);

    const { nextUp } = await read(bo);

    expect(nextUp.map(({ session }: { session: { id: string } }) => session.id)).toEqual([shared.id, own.id]);
    expect(nextUp[0]).toMatchObject({ viewerAnswer: null, goingCount: 1, session: { group: { id: groupId } } });
    expect(nextUp[1].session.group).toBeNull();
    expect((await read(outsider)).nextUp).toEqual([]);
  });

  it("leaves out what a blocked member plans, and still shows five others", async () => {
    const { ada, members, groupId } = await sessions.circle();
    const [bo, cy] = members as [User, User];
    for (let day = 1; day < 4; day++) await sessions.plan(cy, { groupId, startsOn: dayIn(day) });
    for (let day = 4; day < 10; day++) await sessions.plan(ada, { groupId, startsOn: dayIn(day) });
    await block("blockUser", bo, cy);

    const { nextUp } = await read(bo);

    expect(nextUp).toHaveLength(5);
    const owners = await testApp().graphql(`{ nextUp { session { owner { id } } } }`, {}, { as: bo });
    expect(JSON.stringify(owners.data)).not.toContain(cy.id);
  });
});

describe("B20 studying now", () => {
  it("shows buddies in rooms that the viewer may enter, and never that of another private group", async () => {
    const viewer = await buildUser(testApp().db);
    const places = {
      open: await groups.scene(),
      asking: await groups.scene({ visibility: "ON_REQUEST" }),
      hidden: await groups.scene({ visibility: "PRIVATE" }),
    };
    for (const { ada, groupId } of Object.values(places)) {
      await makeBuddies(viewer, ada);
      await rooms.send("enterRoom", ada, { roomId: groupId, goal: "Quiet" });
    }

    const { studyingNow } = await read(viewer);

    expect(studyingNow).toHaveLength(1);
    expect(studyingNow[0]).toMatchObject({
      room: { id: places.open.groupId, peopleCount: 1, group: { id: places.open.groupId } },
      buddies: [{ id: places.open.ada.id, name: places.open.ada.name }],
    });
    expect(JSON.stringify(studyingNow)).not.toContain(places.hidden.groupId);
  });

  it("shows the viewer's own groups with anyone in the room, and the commons with a buddy in it", async () => {
    const { ada, bo, eve, groupId } = await groups.scene();
    await groups.send("joinGroup", bo, { groupId });
    await rooms.send("enterRoom", bo, { roomId: groupId });
    await makeBuddies(ada, eve);
    await rooms.send("enterRoom", eve, {});

    const { studyingNow } = await read(ada);

    expect(studyingNow.map(({ room }: { room: { id: string } }) => room.id)).toEqual([commonsId, groupId]);
    expect(studyingNow.map((entry: { buddies: { id: string }[] }) => idsOf(entry.buddies))).toEqual([[eve.id], []]);
    expect(await roomsOf(await buildUser(testApp().db))).toEqual([]);
  });

  it("does not count members between whom and the viewer there is a block", async () => {
    const { ada, bo, groupId } = await groups.scene();
    await groups.send("joinGroup", bo, { groupId });
    await rooms.send("enterRoom", bo, { roomId: groupId });
    expect(await roomsOf(ada)).toEqual([groupId]);

    await block("blockUser", bo, ada);

    expect(await roomsOf(ada)).toEqual([]);
  });
});

describe("B21 what waits", () => {
  it("has requests to join for owner and moderators alone, and buddy requests for whom they were sent to", async () => {
    const { ada, bo, eve, groupId } = await groups.scene({ visibility: "ON_REQUEST" });
    await groups.send("joinGroup", bo, { groupId, message: "Hello" });
    await groups.send("joinGroup", eve, { groupId });
    await buddies.send("requestBuddy", bo, ada, `, message: "Hi"`);

    const { waiting } = await read(ada);

    expect(waiting.groups).toMatchObject([{ id: groupId, count: 2, group: { id: groupId } }]);
    expect(waiting.groups[0].requests).toMatchObject([
      { message: "Hello", requestedAt: expect.any(String), user: { id: bo.id, name: bo.name } },
      { message: null, user: { id: eve.id } },
    ]);
    expect(waiting.buddies).toMatchObject([{ message: "Hi", user: { id: bo.id, name: bo.name } }]);
    await groups.send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    expect((await read(bo)).waiting).toEqual({ groups: [], buddies: [] });
    await groups.send("setMemberRole", ada, { groupId, userId: bo.id, role: "MODERATOR" });
    expect((await read(bo)).waiting.groups).toMatchObject([{ id: groupId, count: 1 }]);
  });
});

describe("B21 the first steps", () => {
  it("are three for a new member, and each goes when it is done", async () => {
    const viewer = await buildUser(testApp().db);
    const { groupId } = await groups.scene();
    const stepsOf = async () => (await read(viewer)).firstSteps;
    expect(await stepsOf()).toEqual(["PROFILE", "GROUP", "SESSION"]);

    await buildProfile(testApp().db, { userId: viewer.id });
    expect(await stepsOf()).toEqual(["GROUP", "SESSION"]);
    await groups.send("joinGroup", viewer, { groupId });
    expect(await stepsOf()).toEqual(["SESSION"]);
    await sessions.plan(viewer, {});
    expect(await stepsOf()).toEqual([]);
  });
});
