import { codeOf, messageOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { BuddyRequest } from "./BuddyRequest";

const testApp = useTestApp();
const { send, stateOf, requestsOf, people, pair, age } = buddyCalls(testApp);

const announced = () => testApp().db.countBy(BuddyRequest, { wasAnnounced: true });

describe("C1 requestBuddy", () => {
  it("declines in silence: the sender sees the same as without an answer, until it expires in both cases", async () => {
    const [ada, bo] = await pair();
    const eve = await buildUser(testApp().db);
    await send("requestBuddy", ada, bo);
    await send("requestBuddy", ada, eve);
    const declined = await send("declineBuddy", bo, ada);
    const seen = async () => [
      await stateOf(ada, bo),
      await stateOf(ada, eve),
      (await requestsOf(ada, "SENT")).totalCount,
    ];

    const before = await seen();
    const again = [await send("requestBuddy", ada, bo), await send("requestBuddy", ada, eve)].map(messageOf);
    await age(31, ada);

    expect(declined.data.declineBuddy.buddyState).toBe("NONE");
    expect((await requestsOf(bo, "RECEIVED")).totalCount).toBe(0);
    expect(before).toEqual(["REQUESTED", "REQUESTED", 2]);
    expect(again[0]).toBe(again[1]);
    expect(await seen()).toEqual(["NONE", "NONE", 0]);
    expect((await requestsOf(eve, "RECEIVED")).totalCount).toBe(0);
  });

  it("lets nobody get round a decline by cancelling and asking again, for 30 days", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("declineBuddy", bo, ada);
    await send("cancelBuddyRequest", ada, bo);

    const again = await send("requestBuddy", ada, bo);
    const hidden = (await requestsOf(bo, "RECEIVED")).totalCount;
    await age(31, ada);
    await send("requestBuddy", ada, bo);

    expect(again.data.requestBuddy.buddyState).toBe("REQUESTED");
    expect(hidden).toBe(0);
    expect((await requestsOf(bo, "RECEIVED")).totalCount).toBe(1);
  });

  it("links at once when the member who declined asks after all", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("declineBuddy", bo, ada);

    const { data } = await send("requestBuddy", bo, ada);

    expect(data.requestBuddy.buddyState).toBe("BUDDIES");
  });

  it("notifies once in 30 days, however often it is cancelled and sent again", async () => {
    const [ada, bo] = await pair();
    const before = await announced();
    for (let round = 0; round < 3; round++) {
      await send("requestBuddy", ada, bo);
      await send("cancelBuddyRequest", ada, bo);
    }

    const once = (await announced()) - before;
    await age(31, ada);
    await send("requestBuddy", ada, bo);

    expect(once).toBe(1);
    expect((await announced()) - before).toBe(2);
  });

  it("allows 10 new requests a day, cancelled ones too, and 20 open ones", async () => {
    const ada = await buildUser(testApp().db);
    const others = await people(22);
    for (const [index, other] of others.slice(0, 10).entries()) {
      await send("requestBuddy", ada, other);
      if (index === 0) await send("cancelBuddyRequest", ada, other);
    }
    const eleventh = await send("requestBuddy", ada, others[10]!);
    await age(2, ada);
    for (const other of others.slice(10, 20)) await send("requestBuddy", ada, other);
    await age(2, ada);
    const twentieth = await send("requestBuddy", ada, others[20]!);
    const beyond = await send("requestBuddy", ada, others[21]!);

    expect(codeOf(eleventh)).toBe("RATE_LIMITED");
    expect(twentieth.data.requestBuddy.buddyState).toBe("REQUESTED");
    expect([codeOf(beyond), messageOf(beyond)]).toEqual(["CONFLICT", expect.stringContaining("20 requests")]);
  });

  it("holds the limits when many are sent at once", async () => {
    const ada = await buildUser(testApp().db);
    const others = await people(15);

    const answers = await Promise.all(others.map((other) => send("requestBuddy", ada, other)));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(10);
  });
});
