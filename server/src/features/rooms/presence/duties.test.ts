import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { commonsId } from "../commons";
import { presenceOf } from "./RoomPresence";

const testApp = useTestApp();
const { send, read } = roomCalls(testApp);

const seatUntil = async (seenAt: string) => {
  const { id } = await buildUser(testApp().db);
  await testApp().db.query(
    "insert into room_seats (id, room_id, user_id, seen_at) values (gen_random_uuid(), $1, $2, $3::timestamptz)",
    [commonsId, id, seenAt],
  );
  return id;
};
const sweep = () => testApp().counter.count(() => presenceOf(testApp().services).sweep());

describe("B16 what a process does about the seats of rooms", () => {
  it("is nothing while only the demo community sits there: its seats are kept for centuries", async () => {
    const id = await seatUntil("2999-01-01");
    const presence = presenceOf(testApp().services);

    await presence.resume();
    expect(presence.isWatching).toBe(false);
    presence.start();
    await presence.sweep();

    expect(presence.isWatching).toBe(false);
    expect((await read(await buildUser(testApp().db))).data.room.peopleCount).toBe(1);
    await testApp().db.query("delete from room_seats where user_id = $1", [id]);
  });

  it("is one short statement every ten seconds while nobody is absent", async () => {
    const member = await buildUser(testApp().db);
    await send("enterRoom", member, {});

    expect(presenceOf(testApp().services).isWatching).toBe(true);
    expect(await sweep()).toBe(1);
    expect((await read(member)).data.room.peopleCount).toBe(1);
    await send("leaveRoom", member, {});
  });

  it("is to free the seats of all who are absent, with one version each", async () => {
    const before = (await read(await buildUser(testApp().db))).data.room.version;
    for (let n = 0; n < 3; n++) await seatUntil("2020-01-01");

    expect(await sweep()).toBeLessThanOrEqual(9);

    const { peopleCount, version } = (await read(await buildUser(testApp().db))).data.room;
    expect([peopleCount, version]).toEqual([0, before + 3]);
  });
});
