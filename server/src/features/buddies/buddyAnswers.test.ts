import { codeOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { BuddyLink } from "./BuddyLink";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, stateOf, requestsOf, pair, age } = buddyCalls(testApp);

describe("C1 answers", () => {
  it("accept only what is still asked", async () => {
    const [ada, bo] = await pair();
    const never = await send("acceptBuddy", bo, ada);
    await send("requestBuddy", ada, bo);
    await send("cancelBuddyRequest", ada, bo);
    const cancelled = await send("acceptBuddy", bo, ada);
    await send("requestBuddy", ada, bo);
    await age(31, ada);
    const expired = await send("acceptBuddy", bo, ada);

    expect([never, cancelled, expired].map(codeOf)).toEqual(["CONFLICT", "CONFLICT", "CONFLICT"]);
    expect(await testApp().db.countBy(BuddyLink, { userId: ada.id })).toBe(0);
  });

  it("end in one state when accepting, declining and cancelling meet", async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, bo] = await pair();
      await send("requestBuddy", ada, bo);

      const answers = await Promise.all([
        send("acceptBuddy", bo, ada),
        send("cancelBuddyRequest", ada, bo),
        send("declineBuddy", bo, ada),
      ]);

      const states = [await stateOf(ada, bo), await stateOf(bo, ada)];
      expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).not.toContain(
        "INTERNAL",
      );
      expect(states[0] === "BUDDIES").toBe(states[1] === "BUDDIES");
      expect(await testApp().db.countBy(BuddyLink, { userId: ada.id })).toBe(states[0] === "BUDDIES" ? 1 : 0);
    }
  });

  it("end a link for both, and removing twice is removing once", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);

    await send("removeBuddy", ada, bo);
    const again = await send("removeBuddy", ada, bo);

    expect(again.data.removeBuddy.buddyState).toBe("NONE");
    expect(await stateOf(bo, ada)).toBe("NONE");
  });

  it("refuse the viewer's own id, and an unknown one", async () => {
    const ada = await buildUser(testApp().db);
    const nobody = { ...ada, id: "0197f0a0-0000-7000-8000-000000000000" };
    const changes = ["acceptBuddy", "declineBuddy", "cancelBuddyRequest", "removeBuddy"] as const;

    const own = await Promise.all(changes.map((change) => send(change, ada, ada)));
    const unknown = await Promise.all(changes.map((change) => send(change, ada, nobody)));

    expect(new Set(own.map(codeOf))).toEqual(new Set(["BAD_USER_INPUT"]));
    expect(new Set(unknown.map(codeOf))).toEqual(new Set(["NOT_FOUND"]));
  });

  it("leave with the account of either", async () => {
    const [ada, bo] = await pair();
    const eve = await buildUser(testApp().db);
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);
    await send("requestBuddy", ada, eve);

    await rest("DELETE /api/profile", { as: ada });
    const { data } = await testApp().graphql("{ me { buddies { totalCount } } }", {}, { as: bo });

    expect(data.me.buddies.totalCount).toBe(0);
    expect((await requestsOf(eve, "RECEIVED")).totalCount).toBe(0);
  });
});
