import { setTimeout as wait } from "node:timers/promises";
import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { roomCalls } from "../../testing/calls/roomCalls";
import { commonsId } from "./commons";
import { presenceOf } from "./presence/RoomPresence";

const testApp = useTestApp();
const { send, read, follow } = roomCalls(testApp);
const { scene, send: sendGroup } = groupCalls(testApp);

const kindsOf = (received: { roomChanged: { kind: string } }[]) => received.map(({ roomChanged }) => roomChanged.kind);

describe("a study room", () => {
  it("shows who is there and what they do, to everyone who may enter", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];

    const { data } = await send("enterRoom", ada, { goal: " Chapter\n3 " });

    expect(data.enterRoom).toMatchObject({ id: commonsId, peopleCount: 1, timer: { focusMinutes: 25 } });
    const own = `{ room(id: "${commonsId}") { viewerSeat { goal } } }`;
    expect((await testApp().graphql(own, {}, { as: ada })).data.room.viewerSeat).toEqual({ goal: "Chapter 3" });
    expect((await testApp().graphql(own, {}, { as: bo })).data.room.viewerSeat).toBeNull();
    const seen = (await read(bo)).data.room;
    expect(seen.people.nodes).toEqual([{ goal: "Chapter 3", since: expect.any(String), user: { id: ada.id } }]);
  });

  it("refuses a goal of more than 200 characters by its field", async () => {
    const ada = await buildUser(testApp().db);

    const answer = await send("enterRoom", ada, { goal: "x".repeat(201) });

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", ["goal"]]);
  });

  it("B19 has a member in one room at a time", async () => {
    const { ada, groupId } = await scene();
    await send("enterRoom", ada, {});

    await send("enterRoom", ada, { roomId: groupId });

    expect((await read(ada)).data.room.people.nodes.map(({ user }: { user: { id: string } }) => user.id)).not.toContain(
      ada.id,
    );
    expect((await read(ada, groupId)).data.room.peopleCount).toBe(1);
  });

  it("B20 of an open group is for every member of the site, otherwise for the group's", async () => {
    const open = await scene();
    const asking = await scene({ visibility: "ON_REQUEST" });
    const hidden = await scene({ visibility: "PRIVATE" });

    expect((await read(open.bo, open.groupId)).data.room.id).toBe(open.groupId);
    expect(codeOf(await read(asking.bo, asking.groupId))).toBe("FORBIDDEN");
    expect(codeOf(await send("enterRoom", asking.bo, { roomId: asking.groupId }))).toBe("FORBIDDEN");
    expect((await read(hidden.bo, hidden.groupId)).data.room).toBeNull();
    expect(codeOf(await send("enterRoom", hidden.bo, { roomId: hidden.groupId }))).toBe("NOT_FOUND");
    expect((await read(hidden.ada, hidden.groupId)).data.room.id).toBe(hidden.groupId);
  });
});

describe("B16 presence", () => {
  it("is announced to those who follow the room, with a version for each change", async () => {
    const { ada, bo, groupId } = await scene();
    const page = await follow(bo, groupId);
    await page.changes.until(1);

    await send("enterRoom", ada, { roomId: groupId, goal: "One" });
    await send("enterRoom", ada, { roomId: groupId, goal: "One" });
    await send("enterRoom", ada, { roomId: groupId, goal: "Two" });
    await send("leaveRoom", ada, { roomId: groupId });
    await send("leaveRoom", ada, { roomId: groupId });
    await send("enterRoom", bo, { roomId: groupId });
    const received = await page.changes.until(5);
    await page.close();

    expect(kindsOf(received)).toEqual(["TIMER_CHANGED", "ENTERED", "GOAL_CHANGED", "LEFT", "ENTERED"]);
    expect(received.map(({ roomChanged }) => roomChanged.version)).toEqual([0, 1, 2, 3, 4]);
    expect(received[2]?.roomChanged.person).toEqual({ goal: "Two", user: { id: ada.id } });
  });

  it("lasts while one of two tabs is open, and through a reload; it ends four seconds after the last", async () => {
    const { ada, bo, groupId } = await scene();
    const watching = await follow(bo, groupId);
    const tabs = [await follow(ada, groupId), await follow(ada, groupId)];
    await Promise.all([watching, ...tabs].map(({ changes }) => changes.until(1)));
    await send("enterRoom", ada, { roomId: groupId });

    await tabs[0]?.close();
    await wait(5_000);
    expect((await read(bo, groupId)).data.room.peopleCount).toBe(1);
    await tabs[1]?.close();
    const reloaded = await follow(ada, groupId);
    await reloaded.changes.until(1);
    await wait(5_000);
    expect((await read(bo, groupId)).data.room.peopleCount).toBe(1);
    await reloaded.close();

    const received = await watching.changes.until(3);
    await watching.close();
    expect(kindsOf(received)).toEqual(["TIMER_CHANGED", "ENTERED", "LEFT"]);
    expect((await read(bo, groupId)).data.room.peopleCount).toBe(0);
  });

  it("of a process that was killed ends when its sockets are silent for long enough", async () => {
    const { ada, bo, groupId } = await scene();
    const watching = await follow(bo, groupId);
    await watching.changes.until(1);
    await send("enterRoom", ada, { roomId: groupId });
    const { db } = testApp();
    const addSocket = (silentFor: string) =>
      db.query(
        "insert into room_presences (id, room_id, user_id, seen_at) values (gen_random_uuid(), $1, $2, now() - $3::interval)",
        [groupId, ada.id, silentFor],
      );
    const presence = presenceOf(testApp().services);
    await db.query("update room_seats set seen_at = now() - interval '46 seconds' where user_id = $1", [ada.id]);

    await addSocket("40 seconds");
    await presence.sweep();
    expect((await read(bo, groupId)).data.room.peopleCount).toBe(1);
    await db.query("update room_presences set seen_at = now() - interval '46 seconds' where user_id = $1", [ada.id]);
    await presence.sweep();

    expect(kindsOf(await watching.changes.until(3))).toEqual(["TIMER_CHANGED", "ENTERED", "LEFT"]);
    expect((await read(bo, groupId)).data.room.peopleCount).toBe(0);
    await watching.close();
  });

  it("outlasts a time in which no socket could be confirmed, also where another process held them for lost", async () => {
    const { ada, bo, groupId } = await scene();
    const page = await follow(ada, groupId);
    await page.changes.until(1);
    await send("enterRoom", ada, { roomId: groupId });
    await testApp().db.query("update room_seats set seen_at = now() - interval '46 seconds' where user_id = $1", [
      ada.id,
    ]);
    await testApp().db.query("delete from room_presences where user_id = $1", [ada.id]);
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 46_000);
    const presence = presenceOf(testApp().services);

    await presence.sweep();
    await presence.sweep();
    clock.mockRestore();

    expect((await read(bo, groupId)).data.room.peopleCount).toBe(1);
    await page.close();
  });

  it("B4 ends when a member leaves the group, and when they are removed", async () => {
    const { ada, bo, eve, groupId } = await scene();
    for (const member of [bo, eve]) {
      await sendGroup("joinGroup", member, { groupId });
      await send("enterRoom", member, { roomId: groupId });
    }

    await sendGroup("leaveGroup", bo, { groupId });
    await sendGroup("removeMember", ada, { groupId, userId: eve.id });

    expect((await read(ada, groupId)).data.room).toMatchObject({ peopleCount: 0, version: 4 });
  });

  it("B4 ends with the right to be there, and nothing more is heard", async () => {
    const { ada, bo, groupId } = await scene();
    await sendGroup("joinGroup", bo, { groupId });
    await sendGroup("updateGroup", ada, { groupId, visibility: "ON_REQUEST" });
    const page = await follow(bo, groupId);
    await page.changes.until(1);
    await sendGroup("removeMember", ada, { groupId, userId: bo.id });

    await send("enterRoom", ada, { roomId: groupId });
    await wait(500);

    expect(kindsOf(page.changes.received)).toEqual(["TIMER_CHANGED"]);
    await page.close();
  });

  it("shows nobody whom the viewer has blocked, and still counts every change", async () => {
    const { ada, bo, groupId } = await scene();
    await testApp().graphql(`mutation { blockUser(input: { userId: "${ada.id}" }) { id } }`, {}, { as: bo });
    const page = await follow(bo);
    const [first] = await page.changes.until(1);

    await send("enterRoom", ada, { goal: "Secret" });

    const received = await page.changes.until(2);
    const { version = 0 } = first?.roomChanged ?? {};
    expect(received[1]?.roomChanged).toEqual({ version: version + 1, kind: "ENTERED", person: null, timer: null });
    expect(JSON.stringify((await read(bo)).data.room)).not.toContain("Secret");
    expect(JSON.stringify((await read(ada, groupId)).data.room)).not.toContain(bo.id);
    await page.close();
  });
});
