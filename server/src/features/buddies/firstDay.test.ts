import { codeOf, messageOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp({ config: { limitsNewMembers: true }, rateLimitFactor: 1 });
const rest = restCall(testApp);
const { send, people } = buddyCalls(testApp);

describe("the first day of a member", () => {
  it("has room for five requests to members over both APIs, cancelled ones too, and for any answer", async () => {
    const as = await buildUser(testApp().db, { createdAt: new Date() });
    const [first, second, third, fourth, fifth, sixth, asking] = await people(7);

    await send("requestBuddy", as, first!);
    await send("cancelBuddyRequest", as, first!);
    for (const member of [second, third, fourth]) await send("requestBuddy", as, member!);
    await send("requestBuddy", as, second!);
    const overRest = await rest(`POST /api/buddies/${fifth!.id}/request`, { as });
    const tooMany = await send("requestBuddy", as, sixth!);
    const tooManyOverRest = await rest(`POST /api/buddies/${sixth!.id}/request`, { as });
    await send("requestBuddy", asking!, as);
    const crossing = await send("requestBuddy", as, asking!);

    expect(overRest.status).toBe(200);
    expect([codeOf(tooMany), tooManyOverRest.status]).toEqual(["RATE_LIMITED", 429]);
    expect(messageOf(tooMany)).toBe(
      "On your first day here you can ask 5 members to be buddies. Please come back tomorrow.",
    );
    expect(crossing.data.requestBuddy.buddyState).toBe("BUDDIES");
  });

  it("counts groups of two with buddies as no posts", async () => {
    const { db } = testApp();
    const as = await buildUser(db, { createdAt: new Date() });
    const others = await people(4);
    for (const { id } of others)
      await db.query(
        `insert into buddy_links (id, user_id, buddy_id)
         values (gen_random_uuid(), $1, $2), (gen_random_uuid(), $2, $1)`,
        [as.id, id],
      );

    const opened = [];
    for (const { id } of others)
      opened.push(
        await testApp().graphql(`mutation { openBuddyGroup(input: { userId: "${id}" }) { id } }`, {}, { as }),
      );
    const post = await testApp().graphql(`mutation { createPost(input: { text: "Hi" }) { id } }`, {}, { as });

    expect([...opened, post].map(codeOf)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
