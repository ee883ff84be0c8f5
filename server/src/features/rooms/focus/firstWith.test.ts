import type { User } from "../../accounts/users/User";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { commonsId } from "../commons";
import { countMinutes } from "../stats/countMinutes";

const testApp = useTestApp();
const { send } = roomCalls(testApp);
const { scene } = groupCalls(testApp);

const query = "{ me { openFocus { firstWith { id } } } }";
const firstWith = async (as: User): Promise<string[] | undefined> =>
  (await testApp().graphql(query, {}, { as })).data.me.openFocus?.firstWith.map(({ id }: { id: string }) => id);

/** They study in the room until a focus of theirs has ended, each time half an hour later than the time before. */
async function focusTogether(roomId: string, ...people: User[]) {
  const { db, services } = testApp();
  for (const person of people) await send("enterRoom", person, { roomId, goal: "Chapter 3" });
  if (roomId !== commonsId) {
    await send("startTimer", people[0]!, { roomId });
    await db.query("update study_rooms set timer_started_at = now() - interval '3 minutes' where id = $1", [roomId]);
  }
  await db.query(
    "update study_focuses set started_at = started_at - interval '1 hour', ends_at = ends_at - interval '1 hour'",
  );
  await db.query("update room_seats set counted_until = counted_until - interval '61 seconds'");
  await countMinutes(services.db);
  await db.query("update study_focuses set ends_at = now() where ends_at > now()");
}

describe("a first focus together", () => {
  it("names those who were in it and in none before, and nobody the next time", async () => {
    const { ada, bo, eve, groupId } = await scene();

    await focusTogether(groupId, ada, bo);
    expect([await firstWith(ada), await firstWith(bo)]).toEqual([[bo.id], [ada.id]]);

    await focusTogether(groupId, ada, bo, eve);
    expect([await firstWith(ada), await firstWith(eve)]).toEqual([[eve.id], [ada.id, bo.id]]);

    await focusTogether(groupId, ada, bo, eve);
    expect(await firstWith(ada)).toEqual([]);
  });

  it("names nobody with whom there is a block, and nobody who was not in the focus", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await focusTogether(groupId, ada, bo);
    await send("enterRoom", eve, { roomId: groupId });

    await testApp().db.query("insert into blocks (id, blocker_id, blocked_id) values (gen_random_uuid(), $1, $2)", [
      bo.id,
      ada.id,
    ]);

    expect(await firstWith(ada)).toEqual([]);
  });

  it("is a moment among few: not where more than seven others study", async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => buildUser(testApp().db)));
    const [ada, ...others] = people as [User, ...User[]];
    const { groupId } = await scene();

    await focusTogether(groupId, ada, ...others.slice(0, 7));
    expect(await firstWith(ada)).toHaveLength(7);

    await focusTogether(groupId, ...others, ada);
    expect(await firstWith(ada)).toEqual([]);
  });
});
