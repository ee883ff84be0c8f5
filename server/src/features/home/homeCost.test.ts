import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { homeQuery } from "../../testing/calls/homeCalls";
import { roomCalls } from "../../testing/calls/roomCalls";
import { dayIn, sessionCalls } from "../../testing/calls/sessionCalls";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const buddies = buddyCalls(testApp);
const groups = groupCalls(testApp);
const rooms = roomCalls(testApp);
const sessions = sessionCalls(testApp);

async function makeBuddies(one: User, other: User): Promise<void> {
  await buddies.send("requestBuddy", one, other);
  await buddies.send("acceptBuddy", other, one);
}

describe("B21 the cost of Home", () => {
  /** A member of so many groups, each with a session, somebody in its room, a request and something new. */
  async function busyMember(count: number): Promise<User> {
    const { db } = testApp();
    const viewer = await buildUser(db);
    for (let n = 0; n < count; n++) {
      const [other, asker] = [await buildUser(db), await buildUser(db)];
      const { id: groupId } = await buildPost(db, { authorId: viewer.id });
      await groups.send("updateGroup", viewer, { groupId, visibility: n % 2 ? "ON_REQUEST" : "OPEN" });
      await groups.send("joinGroup", other, { groupId });
      if (n % 2) await groups.send("acceptJoinRequest", viewer, { groupId, userId: other.id });
      await groups.send("joinGroup", asker, { groupId });
      await buildComment(db, { postId: groupId, authorId: other.id });
      await sessions.plan(viewer, { groupId, startsOn: dayIn(1 + (n % 9)) });
      await makeBuddies(viewer, other);
      await rooms.send("enterRoom", other, { roomId: groupId });
      await buddies.send("requestBuddy", asker, viewer);
    }
    return viewer;
  }

  async function statementsOf(viewer: User): Promise<number> {
    const token = testApp().tokenOf(viewer);
    await testApp().graphql(homeQuery, {}, { token });
    const before = testApp().counter.statements.length;
    const { data, errors } = await testApp().graphql(homeQuery, {}, { token });
    expect(errors).toBeUndefined();
    for (const entries of [
      data.nextUp,
      data.studyingNow,
      data.waiting.groups,
      data.waiting.buddies,
      data.myGroups.nodes,
    ])
      expect(entries).not.toEqual([]);
    return testApp().counter.statements.length - before;
  }

  it("is at most 6 statements for a member of 20 groups, as many as for one of 2", async () => {
    const few = await statementsOf(await busyMember(2));
    const many = await statementsOf(await busyMember(20));

    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(6);
  });
});
