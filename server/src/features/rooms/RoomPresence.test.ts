import { rooms as limits } from "../../platform/limits/memberLimits";
import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { commonsId } from "./commons";
import { RoomPresence } from "./RoomPresence";
import { RoomSeat } from "./RoomSeat";

const testApp = useTestApp();

afterEach(() => jest.restoreAllMocks());

/** From now on, so many seconds have passed since the process started. */
function passSeconds() {
  const start = performance.now();
  const clock = jest.spyOn(performance, "now");
  return (seconds: number) => clock.mockImplementation(() => start + seconds * 1_000);
}

/** A member whose seat and socket were last confirmed before a long outage. */
async function seatOfSilentProcess() {
  const { db } = testApp();
  const { id } = await buildUser(db);
  for (const table of ["room_seats", "room_presences"])
    await db.query(
      `insert into ${table} (id, room_id, user_id, seen_at) values (gen_random_uuid(), $1, $2, now() - interval '60 seconds')`,
      [commonsId, id],
    );
  return id;
}

const isSeated = (userId: string) => testApp().db.existsBy(RoomSeat, { userId });

describe("B16 a process that can reach the database again", () => {
  it("frees the seats of the others only after they had time to confirm theirs", async () => {
    const setClock = passSeconds();
    const { db, events } = testApp().services;
    const presence = new RoomPresence({ db, events });
    presence.start();
    const silentId = await seatOfSilentProcess();

    setClock(60);
    await presence.sweep();
    setClock(60 + limits.sweepSeconds - 1);
    await presence.sweep();
    const wasSeated = await isSeated(silentId);
    setClock(60 + limits.sweepSeconds + 1);
    await presence.sweep();

    expect([wasSeated, await isSeated(silentId)]).toEqual([true, false]);
    await presence.sweep();
  });
});
