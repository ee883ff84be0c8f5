import { buildUser, buildUsers } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { untilServed } from "../../../testing/app/untilServed";
import type { User } from "../../accounts/users/User";
import { rooms as limits } from "../limits";
import { enterTogether } from "./entrances";
import { presenceOf } from "./RoomPresence";
import { RoomSeat } from "./RoomSeat";

const testApp = useTestApp();
const { send, read, follow, followTogether } = roomCalls(testApp);
const { scene } = groupCalls(testApp);

const upTo = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
const enter = (as: User, roomId: string, goal: string | null = null) =>
  untilServed(() => send("enterRoom", as, { roomId, goal }));

afterEach(() => vi.restoreAllMocks());

type Entry = [member: User, goal?: string];

/** In the same moment: the first opens the door, and all others come in together behind them. */
const enterAtOnce = (roomId: string, entries: readonly Entry[]) =>
  Promise.all(
    entries.map(([{ id: userId }, goal = null]) => enterTogether(roomId, { ctx: testApp().services, userId, goal })),
  );

describe("B18 500 who enter a room at once", () => {
  it("are heard of once each, in a message for all who came within a quarter of a second, or one by one", async () => {
    const { ada, bo, groupId } = await scene();
    // Who enters without a socket keeps the seat for 15 s, and a busy machine takes longer for all of them.
    vi.spyOn(presenceOf(testApp().services), "sweep").mockResolvedValue();
    const people = await buildUsers(testApp().db, 500);
    const [together, single] = [await followTogether(ada, groupId), await follow(bo, groupId)];
    await Promise.all([together.changes.until(1), single.changes.until(1)]);

    const began = performance.now();
    await Promise.all(
      people.map(({ id: userId }) => enterTogether(groupId, { ctx: testApp().services, userId, goal: null })),
    );
    const tookMs = performance.now() - began;

    const changes = (await single.changes.until(501)).slice(1).map(({ roomChanged }) => roomChanged);
    expect(changes.map(({ version, kind }) => `${version} ${kind}`)).toEqual(upTo(500).map((n) => `${n} ENTERED`));
    const ids = people.map(({ id }) => id).sort();
    expect(changes.map(({ person }) => person?.user?.id).sort()).toEqual(ids);
    const messages = together.changes.received.slice(1).map(({ roomChanged }) => roomChanged);
    expect(messages.map(({ versionBefore }) => versionBefore)).toEqual([
      0,
      ...messages.slice(0, -1).map(({ version }) => version),
    ]);
    expect(messages.flatMap((each) => each.people.map(({ user }) => user?.id)).sort()).toEqual(ids);
    expect(messages.length).toBeLessThanOrEqual(10);
    expect(tookMs).toBeGreaterThan((messages.length - 2) * (limits.entranceMs - 5));
    expect((await read(ada, groupId)).data.room).toMatchObject({ peopleCount: 500, version: 500 });
    await Promise.all([together.close(), single.close()]);
  }, 180_000);
});

describe("several who enter a room at once", () => {
  it("leave the rooms they were in, and a member in two tabs is one person with the last line", async () => {
    const [from, to] = [await scene(), await scene()];
    const people = await buildUsers(testApp().db, 3);
    for (const as of people) await enter(as, from.groupId);
    const [left, entered] = [await followTogether(from.ada, from.groupId), await followTogether(to.ada, to.groupId)];
    await Promise.all([left.changes.until(1), entered.changes.until(1)]);
    const [first, second, third] = people as [User, User, User];

    const opener = await buildUser(testApp().db);
    await enterAtOnce(to.groupId, [
      [opener],
      ...people.map((as): Entry => [as, "One"]),
      [first, "Two"],
      [first, "Two"],
    ]);

    const came = (await entered.changes.until(3))[2]?.roomChanged;
    expect(came).toMatchObject({ kind: "ENTERED", versionBefore: 1, version: 4 });
    const goals = new Map(came?.people.map(({ user, goal }) => [user?.id, goal]));
    expect([first, second, third].map(({ id }) => goals.get(id))).toEqual(["Two", "One", "One"]);
    const went = (await left.changes.until(2))[1]?.roomChanged;
    expect(went).toMatchObject({ kind: "LEFT", versionBefore: 3, version: 6 });
    expect(went?.people).toHaveLength(3);
    expect((await read(from.ada, from.groupId)).data.room.peopleCount).toBe(0);
    await Promise.all([left.close(), entered.close()]);
  });

  it("are counted by somebody who has blocked one of them, and who does not see that one", async () => {
    const { ada, bo, groupId } = await scene();
    const [first, blocked, third] = (await buildUsers(testApp().db, 3)) as [User, User, User];
    await testApp().graphql(`mutation { blockUser(input: { userId: "${blocked.id}" }) { id } }`, {}, { as: bo });
    const page = await followTogether(bo, groupId);
    await page.changes.until(1);

    await enterAtOnce(groupId, [[ada], [first, "Secret"], [blocked, "Secret"], [third, "Secret"]]);

    const change = (await page.changes.until(3))[2]?.roomChanged;
    expect(change).toMatchObject({ versionBefore: 1, version: 4 });
    expect(change?.people.map(({ user }) => user?.id).sort()).toEqual([first.id, third.id].sort());
    await page.close();
  });

  it("reach somebody who asked before and listens after: the first event does not pass for the missed change", async () => {
    const { ada, bo, groupId } = await scene();
    const known = (await read(bo, groupId)).data.room.version;
    await enter(ada, groupId);

    const page = await followTogether(bo, groupId);
    const first = (await page.changes.until(1))[0]?.roomChanged;
    await page.close();

    expect(first).toMatchObject({ kind: "TIMER_CHANGED", version: known + 1, versionBefore: known + 1 });
  });

  it("do not keep each other out: one who is gone by then gets no seat, and the others do", async () => {
    const { db } = testApp();
    const { ada, groupId } = await scene();
    const [stays, goes] = (await buildUsers(db, 2)) as [User, User];
    const entering = enterAtOnce(groupId, [[ada], [stays], [goes]]);
    await db.query("delete from users where id = $1", [goes.id]);
    await entering;

    expect(await db.countBy(RoomSeat, { userId: stays.id })).toBe(1);
    expect(await db.countBy(RoomSeat, { userId: goes.id })).toBe(0);
  });
});
