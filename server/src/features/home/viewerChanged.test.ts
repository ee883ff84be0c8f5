import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildPost, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { roomCalls } from "../../testing/calls/roomCalls";
import { dayIn, sessionCalls } from "../../testing/calls/sessionCalls";
import { home as limits } from "./limits";
import type { User } from "../accounts/users/User";
import { until } from "../../testing/app/until";

const testApp = useTestApp();
const groups = groupCalls(testApp);
const rooms = roomCalls(testApp);
const sessions = sessionCalls(testApp);
const buddies = buddyCalls(testApp);

interface Change {
  viewerChanged: { __typename: string; id?: string; unreadCount?: number; peopleCount?: number; groupUnread?: number };
}

async function follow(as: User) {
  const client = new LiveClient(await listen(testApp()), testApp().tokenOf(as));
  const changes = client.subscribe<Change>(`subscription { viewerChanged {
    __typename ... on NotificationChange { unreadCount } ... on Group { id groupUnread: unreadCount } ... on StudyRoom { id peopleCount }
  } }`);
  const seen = async (count: number) => (await changes.until(count)).map(({ viewerChanged }) => viewerChanged);
  await seen(1);
  return { seen, close: () => client.leave() };
}

const comment = (as: User, postId: string) =>
  testApp().graphql(`mutation { addComment(input: { postId: "${postId}", text: "Hi" }) { id } }`, {}, { as });

describe("B21 viewerChanged", () => {
  it("is one subscription for notifications, one's groups, what is new in them, and who studies there", async () => {
    const { ada, bo, groupId } = await groups.scene();
    await groups.send("joinGroup", bo, { groupId });
    const page = await follow(bo);

    await comment(ada, groupId);
    await rooms.send("enterRoom", ada, { roomId: groupId });
    await groups.send("updateGroup", ada, { groupId, title: "Algebra" });
    await buddies.send("requestBuddy", ada, bo);
    await testApp().runJobs();

    const seen = await page.seen(5);
    expect(seen[0]).toEqual({ __typename: "NotificationChange", unreadCount: 0 });
    expect(seen[1]).toEqual({ __typename: "Group", id: groupId, groupUnread: 1 });
    expect(seen[2]).toEqual({ __typename: "StudyRoom", id: groupId, peopleCount: 1 });
    expect(seen[3]).toMatchObject({ __typename: "Group", id: groupId });
    expect(seen[4]).toMatchObject({ __typename: "NotificationChange" });
    await page.close();
  });

  it("B3 says nothing of a group that the viewer does not belong to, or does not any more", async () => {
    const { ada, bo, groupId } = await groups.scene({ visibility: "ON_REQUEST" });
    await groups.send("joinGroup", bo, { groupId });
    await groups.send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    await testApp().runJobs();
    const outsider = await buildUser(testApp().db);
    const [page, other] = [await follow(bo), await follow(outsider)];

    await groups.send("removeMember", ada, { groupId, userId: bo.id });
    await comment(ada, groupId);
    await rooms.send("enterRoom", ada, { roomId: groupId });
    for (const as of [bo, outsider]) await buddies.send("requestBuddy", ada, as);
    await testApp().runJobs();

    for (const { seen, close } of [page, other]) {
      const kinds = new Set((await seen(2)).map(({ __typename }) => __typename));
      expect(kinds).toEqual(new Set(["NotificationChange"]));
      await close();
    }
  });

  it("follows the 50 groups that were joined last, and of older ones what the viewer is notified of", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const started: string[] = [];
    for (let n = 0; n < 51; n++) started.push((await buildPost(db, { authorId: ada.id })).id);
    // Members of one moment would be in no certain order.
    await db.query(
      `update memberships m set created_at = timestamptz '2026-01-01' + p.place * interval '1 hour'
       from unnest($1::uuid[]) with ordinality as p (id, place) where m.group_id = p.id`,
      [started],
    );
    const [eldest, second] = started as [string, string];
    for (const groupId of [eldest, second]) await groups.send("joinGroup", bo, { groupId });
    const planned = await sessions.plan(bo, { groupId: eldest, startsOn: dayIn(3) });
    const [date] = await sessions.datesOf(planned.id);
    await sessions.answer(ada, date?.id ?? "");
    await testApp().runJobs();
    const page = await follow(ada);

    await rooms.send("enterRoom", bo, { roomId: eldest });
    await rooms.send("enterRoom", bo, { roomId: second });
    await sessions.send("cancelOccurrence", bo, { occurrenceId: date?.id });
    await testApp().runJobs();

    // The session that was planned, and its date that was cancelled. The line of the first changes too, sooner or later.
    await until(async () => (await page.seen(3)).at(-1)?.unreadCount === 2);
    const rest = (await page.seen(3)).slice(1).filter(({ __typename }) => __typename !== "NotificationChange");
    expect(rest).toEqual([{ __typename: "StudyRoom", id: second, peopleCount: 1 }]);
    await page.close();
  });

  it("follows as many groups as any part of Home looks at", () => {
    expect(limits.groupsFollowed).toBeGreaterThanOrEqual(limits.roomsLookedAt);
  });
});
