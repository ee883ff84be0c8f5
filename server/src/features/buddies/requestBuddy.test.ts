import { codeOf, fieldsOf, messageOf } from "../../testing/answers";
import { buddyCalls } from "../../testing/buddyCalls";
import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { BuddyLink } from "./BuddyLink";
import { BuddyRequest } from "./BuddyRequest";

const testApp = useTestApp();
const { send, stateOf, requestsOf, people, pair, age } = buddyCalls(testApp);

const announced = () => testApp().db.countBy(BuddyRequest, { wasAnnounced: true });

describe("C1 requestBuddy", () => {
  it("shows the request to both, with its message, and accepting makes them buddies", async () => {
    const [ada, bo] = await pair();

    const { data } = await send("requestBuddy", ada, bo, `message: "Do you like to read?"`);
    const received = await requestsOf(bo, "RECEIVED");
    const sent = await requestsOf(ada, "SENT");
    const states = [await stateOf(ada, bo), await stateOf(bo, ada)];
    const accepted = await send("acceptBuddy", bo, ada);

    expect(data.requestBuddy).toEqual({ id: bo.id, buddyState: "REQUESTED" });
    expect(received).toMatchObject({
      totalCount: 1,
      nodes: [{ user: { id: ada.id }, message: "Do you like to read?" }],
    });
    expect(sent).toMatchObject({ totalCount: 1, nodes: [{ user: { id: bo.id } }] });
    expect(states).toEqual(["REQUESTED", "RECEIVED"]);
    expect(accepted.data.acceptBuddy).toEqual({ id: ada.id, buddyState: "BUDDIES" });
    expect([(await requestsOf(bo, "RECEIVED")).totalCount, (await requestsOf(ada, "SENT")).totalCount]).toEqual([0, 0]);
  });

  it("refuses oneself, an unknown member, a second request and a buddy", async () => {
    const [ada, bo] = await pair();

    const oneself = await send("requestBuddy", ada, { ...ada, id: ada.id.toUpperCase() });
    const unknown = await send("requestBuddy", ada, { ...bo, id: "0197f0a0-0000-7000-8000-000000000000" });
    await send("requestBuddy", ada, bo);
    const twice = await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);
    const buddy = await send("requestBuddy", bo, ada);

    expect([codeOf(oneself), fieldsOf(oneself)]).toEqual(["BAD_USER_INPUT", ["input.userId"]]);
    expect([codeOf(unknown), codeOf(twice), codeOf(buddy)]).toEqual(["NOT_FOUND", "CONFLICT", "CONFLICT"]);
  });

  it("refuses a message above 300 characters, by name", async () => {
    const [ada, bo] = await pair();

    const answer = await send("requestBuddy", ada, bo, `message: "${"x".repeat(301)}"`);
    const fits = await send("requestBuddy", ada, bo, `message: "${"x".repeat(300)}"`);

    expect(fieldsOf(answer)).toEqual(["input.message"]);
    expect(fits.data.requestBuddy.buddyState).toBe("REQUESTED");
  });

  it("makes one link of two requests that cross, also at the same moment", async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, bo] = await pair();

      const answers = await Promise.all([send("requestBuddy", ada, bo), send("requestBuddy", bo, ada)]);

      expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
      expect([await stateOf(ada, bo), await stateOf(bo, ada)]).toEqual(["BUDDIES", "BUDDIES"]);
      expect(await testApp().db.countBy(BuddyLink, { userId: ada.id })).toBe(1);
    }
  });

  it("keeps one request of many that are sent at once", async () => {
    const [ada, bo] = await pair();

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send("requestBuddy", ada, bo)));

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await testApp().db.countBy(BuddyRequest, { fromId: ada.id })).toBe(1);
  });

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

  it("C16 refuses a member who has not confirmed their address, and says what to do; they may answer", async () => {
    const bo = await buildUser(testApp().db);
    const ada = await buildUser(testApp().db, { emailVerifiedAt: null });

    const refused = await send("requestBuddy", ada, bo);
    await send("requestBuddy", bo, ada);
    const accepted = await send("acceptBuddy", ada, bo);

    expect([codeOf(refused), messageOf(refused)]).toEqual([
      "FORBIDDEN",
      expect.stringContaining("confirm your e-mail"),
    ]);
    expect(accepted.data.acceptBuddy.buddyState).toBe("BUDDIES");
  });

  it("is refused by members whom nobody may contact, and they may ask themselves", async () => {
    const [ada, bo] = await pair();
    const set = `mutation { setContactable(input: { contactable: NOBODY }) { contactable } }`;
    const { data } = await testApp().graphql(set, {}, { as: bo });

    const refused = await send("requestBuddy", ada, bo);
    const shown = await testApp().graphql(
      `{ user(id: "${bo.id}") { viewerCanRequestBuddy contactable } }`,
      {},
      { as: ada },
    );
    const own = await send("requestBuddy", bo, ada);

    expect(data.setContactable.contactable).toBe("NOBODY");
    expect(codeOf(refused)).toBe("FORBIDDEN");
    expect(shown.data.user).toEqual({ viewerCanRequestBuddy: false, contactable: null });
    expect(own.data.requestBuddy.buddyState).toBe("REQUESTED");
  });
});
