import { codeOf, fieldsOf, messageOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { BuddyLink } from "./BuddyLink";
import { BuddyRequest } from "./BuddyRequest";

const testApp = useTestApp();
const { send, stateOf, requestsOf, pair } = buddyCalls(testApp);

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
