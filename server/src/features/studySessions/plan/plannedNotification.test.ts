import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { useTestApp } from "../../../testing/app/harness";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { Tx } from "../../../platform/events/transaction";
import type { User } from "../../accounts/users/User";
import { hidePost } from "../../groups/discussion/hiding";
import { hideSession } from "./hideSession";

const testApp = useTestApp();
const { circle, plan, datesOf } = sessionCalls(testApp);

const act = (mutation: string, as: User) => testApp().graphql(`mutation { ${mutation} { id } }`, {}, { as });

async function linesOf(as: User) {
  await testApp().runJobs();
  const query = "{ me { notifications { nodes { kind summary subject { ... on Occurrence { id } } } } } }";
  const { nodes } = (await testApp().graphql(query, {}, { as })).data.me.notifications;
  return nodes.filter(({ kind }: { kind: string }) => kind === "SESSION_PLANNED");
}

describe("C5 a session that is planned", () => {
  it("notifies the members of its group, each once, and not the member who planned it", async () => {
    const { ada, groupId, members, outsider } = await circle();
    const [bo, cy] = members as [User, User];

    const session = await plan(bo, { groupId, idempotencyKey: "once", title: "Algebra" });
    await plan(bo, { groupId, idempotencyKey: "once", title: "Algebra" });

    const [date] = await datesOf(session.id);
    const line = { kind: "SESSION_PLANNED", summary: "Member 1 planned “Algebra”", subject: { id: date?.id } };
    expect(await linesOf(ada)).toEqual([line]);
    expect(await linesOf(cy)).toEqual([line]);
    expect(await linesOf(bo)).toEqual([]);
    expect(await linesOf(outsider)).toEqual([]);
  });

  it("notifies nobody when it is a member's own time", async () => {
    const { ada, members } = await circle();

    await plan(ada, {});

    for (const member of members) expect(await linesOf(member)).toEqual([]);
  });

  it("notifies nobody who muted the group, or who blocked the member or is blocked by them", async () => {
    const { ada, groupId, members } = await circle({}, 4);
    const [muting, blocking, blocked, open] = members as [User, User, User, User];
    await act(`muteGroup(input: { groupId: "${groupId}" })`, muting);
    await act(`blockUser(input: { userId: "${open.id}" })`, blocking);
    await act(`blockUser(input: { userId: "${blocked.id}" })`, open);

    await plan(open, { groupId });

    for (const member of [muting, blocking, blocked]) expect(await linesOf(member)).toEqual([]);
    expect(await linesOf(ada)).toHaveLength(1);
  });

  it("is no longer on the list of who has left the group", async () => {
    const { ada, groupId, members } = await circle({ visibility: "PRIVATE" }, 2);
    const [bo, cy] = members as [User, User];
    await plan(ada, { groupId });
    expect(await linesOf(bo)).toHaveLength(1);

    await act(`leaveGroup(input: { groupId: "${groupId}" })`, bo);

    expect(await linesOf(bo)).toEqual([]);
    expect(await linesOf(cy)).toHaveLength(1);
  });

  it.each<[string, (tx: Tx, ids: { sessionId: string; groupId: string }, isHidden: boolean) => Promise<void>]>([
    ["it", (tx, { sessionId }, isHidden) => hideSession(tx, sessionId, isHidden)],
    ["its group", (tx, { groupId }, isHidden) => hidePost(tx, groupId, isHidden)],
  ])("C7 leaves the list, live too, when moderators hide %s, and comes back with it", async (_what, setHidden) => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    const session = await plan(ada, { groupId });
    expect(await linesOf(bo)).toHaveLength(1);
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(bo));
    const changes = client.subscribe<{ notificationChanged: { unreadCount: number } }>(
      "subscription { notificationChanged { unreadCount } }",
    );
    await changes.until(1);
    const hide = async (isHidden: boolean) => {
      await testApp().services.db.transaction((tx) => setHidden(tx, { sessionId: session.id, groupId }, isHidden));
      await testApp().runJobs();
    };

    await hide(true);
    await changes.until(2);
    await hide(false);
    await changes.until(3);
    await client.leave();

    expect(changes.received.map(({ notificationChanged }) => notificationChanged.unreadCount)).toEqual([1, 0, 1]);
  });
});
