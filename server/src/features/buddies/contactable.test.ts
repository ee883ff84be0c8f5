import { codeOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, pair } = buddyCalls(testApp);

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const choose = (as: User, contactable: string) =>
  ask(`mutation { setContactable(input: { contactable: ${contactable} }) { contactable } }`, as);
const mayAsk = async (as: User, { id }: User) =>
  (await ask(`{ user(id: "${id}") { viewerCanRequestBuddy } }`, as)).data.user.viewerCanRequestBuddy as boolean;

/** Both have belonged to a group for so many hours. */
async function share(members: readonly User[], hours: readonly number[]): Promise<string> {
  const { db } = testApp();
  const { id } = await buildPost(db, { authorId: (await buildUser(db)).id });
  for (const member of members) await ask(`mutation { joinGroup(input: { groupId: "${id}" }) { id } }`, member);
  for (const [place, { id: userId }] of members.entries())
    await db.query(
      `update memberships set created_at = now() - make_interval(mins => $1) where group_id = $2 and user_id = $3`,
      [(hours[place] ?? 0) * 60, id, userId],
    );
  return id;
}

describe("a member who takes requests from their groups", () => {
  it("is asked by members who have shared a group for 24 hours, over both APIs, and by nobody else", async () => {
    const [ada, bo] = await pair();
    expect((await choose(bo, "SHARED_GROUPS")).data.setContactable.contactable).toBe("SHARED_GROUPS");

    expect([await mayAsk(ada, bo), codeOf(await send("requestBuddy", ada, bo))]).toEqual([false, "FORBIDDEN"]);
    expect((await rest(`POST /api/buddies/${bo.id}/request`, { as: ada })).status).toBe(403);

    const groupId = await share([ada, bo], [25, 25]);
    expect(await mayAsk(ada, bo)).toBe(true);
    await ask(`mutation { leaveGroup(input: { groupId: "${groupId}" }) { id } }`, bo);
    expect(await mayAsk(ada, bo)).toBe(false);

    await share([ada, bo], [25, 25]);
    expect((await rest(`POST /api/buddies/${bo.id}/request`, { as: ada })).status).toBe(200);
  });

  it("is not asked before both have been there for that long", async () => {
    for (const hours of [
      [23, 48],
      [48, 23],
    ]) {
      const [ada, bo] = await pair();
      await choose(bo, "SHARED_GROUPS");
      await share([ada, bo], hours);

      expect([await mayAsk(ada, bo), codeOf(await send("requestBuddy", ada, bo))]).toEqual([false, "FORBIDDEN"]);
    }
  });

  it("is not asked by who only asked to join, nor because of a group of two", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);
    await ask(`mutation { openBuddyGroup(input: { userId: "${bo.id}" }) { id } }`, ada);
    await send("removeBuddy", bo, ada);
    await choose(bo, "SHARED_GROUPS");
    await testApp().db.query(
      `update memberships set created_at = now() - interval '2 days' where user_id in ($1, $2)`,
      [ada.id, bo.id],
    );

    const groupId = await share([bo], [48]);
    await testApp().db.query(`update study_groups set visibility = 'ON_REQUEST' where id = $1`, [groupId]);
    await testApp().db.query(`update posts set visibility = 'ON_REQUEST' where id = $1`, [groupId]);
    await ask(`mutation { joinGroup(input: { groupId: "${groupId}" }) { id } }`, ada);
    await testApp().db.query(
      `update memberships set created_at = now() - interval '2 days' where user_id = $1 and group_id = $2`,
      [ada.id, groupId],
    );

    expect(await mayAsk(ada, bo)).toBe(false);
  });

  it("still asks others, and still takes requests that were there before", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await choose(bo, "SHARED_GROUPS");

    expect((await send("acceptBuddy", bo, ada)).data.acceptBuddy.buddyState).toBe("BUDDIES");
    const eve = await buildUser(testApp().db);
    expect((await send("requestBuddy", bo, eve)).data.requestBuddy.buddyState).toBe("REQUESTED");
  });
});
