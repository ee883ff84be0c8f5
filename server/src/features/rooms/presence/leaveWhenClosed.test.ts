import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";

const testApp = useTestApp();
const { send, read } = roomCalls(testApp);
const { scene, send: sendGroup } = groupCalls(testApp);

describe("B20 the room of a group that was open", () => {
  it.each(["ON_REQUEST", "PRIVATE"])("is left by who does not belong to it once it is %s", async (visibility) => {
    const { ada, bo, groupId } = await scene();
    await send("enterRoom", bo, { roomId: groupId, goal: "Of a guest" });
    await send("enterRoom", ada, { roomId: groupId, goal: "Of the owner" });

    await sendGroup("updateGroup", ada, { groupId, title: "Still open" });
    await testApp().runJobs();
    expect((await read(ada, groupId)).data.room.peopleCount).toBe(2);
    await sendGroup("updateGroup", ada, { groupId, visibility });
    await testApp().runJobs();

    const { people, peopleCount, version } = (await read(ada, groupId)).data.room;
    expect([peopleCount, people.nodes.map(({ goal }: { goal: string }) => goal)]).toEqual([1, ["Of the owner"]]);
    expect(version).toBe(3);
  });
});
