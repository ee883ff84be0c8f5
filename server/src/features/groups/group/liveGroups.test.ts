import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

interface Change {
  groupChanged: { memberCount: number; version: number; viewerMembership: { role: string } | null };
}

describe("B1 groupChanged", () => {
  it("shows each of two members the new count and their own membership, in every tab", async () => {
    const { ada, bo, eve, groupId } = await scene();
    const address = await listen(testApp());
    const query = `subscription { groupChanged(groupId: "${groupId}") { memberCount version viewerMembership { role } } }`;
    const clients = [ada, bo, bo].map((user) => new LiveClient(address, testApp().tokenOf(user)));
    const tabs = clients.map((client) => client.subscribe<Change>(query));
    await Promise.all(tabs.map((tab) => tab.until(1)));

    await send("joinGroup", bo, { groupId });
    await Promise.all(tabs.map((tab) => tab.until(2)));
    await send("joinGroup", eve, { groupId });
    await Promise.all(tabs.map((tab) => tab.until(3)));
    await send("leaveGroup", bo, { groupId });
    await Promise.all(tabs.map((tab) => tab.until(4)));
    await Promise.all(clients.map((client) => client.leave()));

    const counts = tabs.map(({ received }) => received.map(({ groupChanged }) => groupChanged.memberCount));
    const roles = tabs.map(({ received }) => received.map(({ groupChanged }) => groupChanged.viewerMembership?.role));
    expect(counts).toEqual([1, 2, 3].map(() => [1, 2, 3, 2]));
    expect(roles[0]).toEqual(["OWNER", "OWNER", "OWNER", "OWNER"]);
    expect(roles.slice(1)).toEqual([1, 2].map(() => [undefined, "MEMBER", "MEMBER", undefined]));
    const versions = tabs[0]?.received.map(({ groupChanged }) => groupChanged.version) ?? [];
    expect([...versions].sort((one, other) => one - other)).toEqual(versions);
  });

  it("refuses a group that is not there, and what is no id", async () => {
    const { ada } = await scene();
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const unknown = client.subscribe(
      `subscription { groupChanged(groupId: "0197f0a0-0000-7000-8000-000000000000") { id } }`,
    );
    const wrong = client.subscribe(`subscription { groupChanged(groupId: "none") { id } }`);

    await Promise.all([unknown.untilRefused(), wrong.untilRefused()]);

    expect([unknown.errors.length, wrong.errors.length]).toEqual([1, 1]);
    await client.leave();
  });
});
