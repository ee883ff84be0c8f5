import { v7 as newId } from "uuid";
import { codeOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buddyCalls } from "../../../testing/calls/buddyCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { suggestionCalls } from "../../../testing/calls/suggestionCalls";
import { User } from "../../accounts/users/User";
import { DismissedSuggestion } from "./DismissedSuggestion";

const testApp = useTestApp();
const { send } = buddyCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);
const { namesOf, dismiss, member } = suggestionCalls(testApp);

beforeEach(() => testApp().db.query("delete from users"));

describe("C2 a dismissal", () => {
  const restore = (as: User, id: string) =>
    testApp().graphql(
      `mutation { restoreSuggestion(input: { userId: "${id}" }) { suggestions { user { id } } } }`,
      {},
      { as },
    );

  it("can be taken back, over both edges, twice and without one", async () => {
    const [ada, bo] = [await member("Ada", { skills: ["Chess"] }), await member("Bo", { skills: ["Chess"] })];
    const rest = restCall(testApp);

    await dismiss(ada, bo.id);
    const { data } = await restore(ada, bo.id);
    const again = await restore(ada, bo.id.toUpperCase());
    await dismiss(ada, bo.id);
    const overRest = await rest(`PUT /api/suggestions/${bo.id}`, { as: ada });

    expect(data.restoreSuggestion.suggestions).toEqual([{ user: { id: bo.id } }]);
    expect(again.data).toEqual(data);
    expect(overRest.body).toEqual({ msg: "Suggestion restored" });
    expect(await namesOf(ada)).toEqual(["Bo"]);
  });

  it("is taken back by the member alone, and not for somebody hidden or unknown", async () => {
    const [ada, bo, eve] = [await member("Ada"), await member("Bo"), await member("Eve")];
    await dismiss(ada, bo.id);

    await restore(eve, bo.id);
    const oneself = await restore(ada, ada.id);
    const unknown = await restore(ada, newId());
    await changeBlock("blockUser", bo, ada);
    const hidden = await restore(ada, bo.id);

    expect(await testApp().db.count(DismissedSuggestion)).toBe(1);
    expect([oneself, unknown, hidden].map(codeOf)).toEqual(["BAD_USER_INPUT", "NOT_FOUND", "NOT_FOUND"]);
  });
});

describe("C2 suggestions", () => {
  it("never show the viewer, a buddy, or who asked or was asked, also after a decline or a removal", async () => {
    const ada = await member("Ada");
    const names = ["Buddy", "Requested", "Asks", "Declined", "Removed"];
    const [buddy, asked, asks, declined, removed] = (await Promise.all(names.map((name) => member(name)))) as [
      User,
      User,
      User,
      User,
      User,
    ];
    expect((await namesOf(ada)).sort()).toEqual([...names].sort());

    for (const other of [buddy, removed]) {
      await send("requestBuddy", ada, other);
      await send("acceptBuddy", other, ada);
    }
    await send("removeBuddy", ada, removed);
    await send("requestBuddy", ada, asked);
    await send("requestBuddy", asks, ada);
    await send("requestBuddy", declined, ada);
    await send("declineBuddy", ada, declined);

    expect(await namesOf(ada)).toEqual([]);
  });

  it.each(["blockUser by the viewer", "blockUser by the other"])("never show each other after %s", async (how) => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    await (how.endsWith("viewer") ? changeBlock("blockUser", ada, bo) : changeBlock("blockUser", bo, ada));

    expect([await namesOf(ada), await namesOf(bo)]).toEqual([[], []]);
  });

  it("never show who is absent, and show them again afterwards", async () => {
    const [ada, bo] = [await member("Ada", { skills: ["Chess"] }), await member("Bo", { skills: ["Chess"] })];
    const setAbsence = (kind: string | null) =>
      testApp().db.query(
        `with changed as (update users set absence = $1 where id = $2)
         update profiles set is_absent = $1::text is not null where user_id = $2`,
        [kind, bo.id],
      );
    await setAbsence("SUSPENDED");
    const before = await namesOf(ada);
    await setAbsence(null);

    expect([before, await namesOf(ada)]).toEqual([[], ["Bo"]]);
  });

  it("respect who takes no requests", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    await testApp().graphql(`mutation { setContactable(input: { contactable: NOBODY }) { id } }`, {}, { as: bo });

    expect([await namesOf(ada), await namesOf(bo)]).toEqual([[], ["Ada"]]);
  });
});

describe("C2 dismissSuggestion", () => {
  it("leaves the member out for good, and answers with the suggestions that are left", async () => {
    const ada = await member("Ada");
    const [bo] = [await member("Bo"), await member("Eve")];

    const answer = await dismiss(ada, bo.id.toUpperCase());
    const again = await dismiss(ada, bo.id);

    expect(answer.data.dismissSuggestion).toMatchObject({ id: ada.id, suggestions: [{ user: { name: "Eve" } }] });
    expect(again.errors).toBeUndefined();
    expect(await namesOf(ada)).toEqual(["Eve"]);
    expect(await namesOf(bo)).toContain("Ada");
  });

  it("refuses oneself, an unknown member, and one who is blocked as an unknown one", async () => {
    const [ada, bo, eve] = [await member("Ada"), await member("Bo"), await member("Eve")];
    await changeBlock("blockUser", bo, ada);
    await changeBlock("blockUser", ada, eve);

    const own = await dismiss(ada, ada.id);
    const others = await Promise.all([newId(), bo.id, eve.id].map((id) => dismiss(ada, id)));
    const noId = await dismiss(ada, "none");

    expect([own, noId].map(codeOf)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT"]);
    expect(others.map(codeOf)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(new Set(others.map(({ errors }) => errors?.[0]?.message)).size).toBe(1);
  });

  it("goes with the account of either", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    await dismiss(ada, bo.id);
    await testApp().db.delete(User, { id: bo.id });

    expect(await testApp().db.query("select * from dismissed_suggestions")).toEqual([]);
  });
});
