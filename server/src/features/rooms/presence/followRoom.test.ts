import { buildUser } from "../../../testing/app/factories";
import { sizes } from "../../../platform/limits/limits";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { RoomChangeKind } from "../choices";
import { commonsId } from "../commons";

const testApp = useTestApp();
const { follow, followTogether } = roomCalls(testApp);

describe("M6 a page of a room that falls too far behind", () => {
  it.each([
    ["one person at a time", follow],
    ["what several do at once", followTogether],
  ])("has its socket closed, so that it reads again, when it takes %s", async (_what, followIn) => {
    const page = await followIn(await buildUser(testApp().db));
    await page.changes.until(1);

    for (let version = 1; version <= sizes.liveBacklog + 2; version++)
      testApp().services.events.publish("roomChanged", {
        id: commonsId,
        version,
        kind: RoomChangeKind.GOAL_CHANGED,
        person: null,
      });

    const waited = new Promise((resolve) => setTimeout(resolve, 5_000, "still open").unref());
    expect(await Promise.race([page.client.closed, waited])).toBe(1013);
  });
});
