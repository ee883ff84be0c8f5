import { buildUser } from "../../../testing/app/factories";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

interface Change {
  notificationChanged: { removedId: string | null; unreadCount: number };
}

describe("C7 notifications about a discussion that closes", () => {
  it.each(["ON_REQUEST", "PRIVATE"])(
    "leave the open lists of others at once, and come back: %s",
    async (visibility) => {
      const { ada, groupId } = await scene();
      const outsider = await buildUser(testApp().db);
      for (const as of [outsider, ada])
        await testApp().graphql(
          `mutation { addComment(input: { postId: "${groupId}", text: "Hi" }) { id } }`,
          {},
          { as },
        );
      expect((await notificationLines(testApp(), outsider)).unreadCount).toBe(1);
      const client = new LiveClient(await listen(testApp()), testApp().tokenOf(outsider));
      const changes = client.subscribe<Change>("subscription { notificationChanged { removedId unreadCount } }");
      const unread = () => changes.received.map(({ notificationChanged: { unreadCount } }) => unreadCount);
      const untilUnread = async (count: number) => {
        for (let n = 1; unread().at(-1) !== count; n++) await changes.until(n);
      };
      await untilUnread(1);

      await send("updateGroup", ada, { groupId, visibility });
      expect((await notificationLines(testApp(), outsider)).unreadCount).toBe(0);
      await untilUnread(0);
      await send("updateGroup", ada, { groupId, visibility: "OPEN" });
      expect((await notificationLines(testApp(), outsider)).unreadCount).toBe(1);
      await untilUnread(1);
      await client.leave();

      const changed = unread().filter((count, place, all) => count !== all[place - 1]);
      expect(changed).toEqual([1, 0, 1]);
    },
  );
});
