import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { presenceOf } from "./RoomPresence";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const { send, read, follow } = roomCalls(testApp);
const { scene } = groupCalls(testApp);

describe("a seat without a subscription", () => {
  it("N12 is kept by plain requests without a socket, also when the end of a socket is noticed later", async () => {
    const { ada, bo, groupId } = await scene();
    const page = await follow(ada, groupId);
    await page.changes.until(1);
    await send("enterRoom", ada, { roomId: groupId, goal: "One" });
    await send("startTimer", ada, { roomId: groupId });
    const sweepAfter = async (seconds: number) => {
      await testApp().db.query(
        "update room_seats set seen_at = seen_at - make_interval(secs => $2) where user_id = $1",
        [ada.id, seconds],
      );
      await presenceOf(testApp().services).sweep();
    };

    await send("keepSeat", ada, { roomId: groupId, goal: "One" });
    await page.close();
    const sockets = "select from room_presences where user_id = $1";
    await until(async () => (await testApp().db.query<unknown[]>(sockets, [ada.id])).length === 0);
    await sweepAfter(60);
    expect((await read(bo, groupId)).data.room).toMatchObject({ peopleCount: 1, timer: { phase: "FOCUS" } });
    await sweepAfter(20);
    expect((await read(bo, groupId)).data.room).toMatchObject({ peopleCount: 0, timer: null });

    const back = (await send("keepSeat", ada, { roomId: groupId, goal: "One" })).data.keepSeat;
    expect(back.people.nodes).toMatchObject([{ goal: "One", user: { id: ada.id } }]);
  });

  it("N12 is not taken back from another room", async () => {
    const { ada, groupId } = await scene();
    await send("enterRoom", ada, {});

    const answer = await send("keepSeat", ada, { roomId: groupId, goal: "One" });

    expect(answer.data.keepSeat.peopleCount).toBe(0);
    expect((await read(ada)).data.room.people.nodes).toMatchObject([{ user: { id: ada.id } }]);
  });
});
