import { rooms as limits } from "../limits";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { commonsId } from "../commons";
import { RoomPresence } from "./RoomPresence";
import { RoomSeat } from "./RoomSeat";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();

afterEach(() => vi.restoreAllMocks());

/** A process of its own, and what it does before its next change of the database. */
function processOf() {
  const { db, events } = testApp().services;
  const before = { change: () => Promise.resolve() };
  const transaction: typeof db.transaction = async (work) => {
    const { change } = before;
    before.change = () => Promise.resolve();
    await change();
    return db.transaction(work);
  };
  const row: typeof db.row = (...of) => db.row(...of);
  return { presence: new RoomPresence({ db: Object.assign(Object.create(db), { transaction, row }), events }), before };
}

/** From now on, so many seconds have passed since the process started. */
function passSeconds() {
  const start = performance.now();
  const clock = vi.spyOn(performance, "now");
  return (seconds: number) => clock.mockImplementation(() => start + seconds * 1_000);
}

/** The seat and socket of a member, last confirmed before a long outage. */
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
const socketsOf = async (userId: string) =>
  (await testApp().db.query<unknown[]>("select from room_presences where user_id = $1", [userId])).length;

describe("B16 a process that can reach the database again", () => {
  it("frees the seats of the others only after they had time to confirm theirs", async () => {
    const setClock = passSeconds();
    const { presence } = processOf();
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

describe("B16 a socket that is gone", () => {
  it("is not confirmed by a beat that was on its way", async () => {
    const setClock = passSeconds();
    const { presence, before } = processOf();
    const { id } = await buildUser(testApp().db);
    const release = await presence.hold(commonsId, id);
    const other = await presence.hold(commonsId, (await buildUser(testApp().db)).id);

    before.change = async () => {
      release();
      await until(async () => (await socketsOf(id)) === 0);
    };
    setClock(60);
    await presence.sweep();

    expect(await socketsOf(id)).toBe(0);
    other();
  });
});
