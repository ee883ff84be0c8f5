import { v7 as newId } from "uuid";
import { fieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { suggestionCalls, suggestionFields } from "../../../testing/calls/suggestionCalls";
import { Weekday } from "../../../platform/time/weekday";
import { Interest } from "../../profiles/interest";

const testApp = useTestApp();
const rest = restCall(testApp);
const { suggestionsOf, namesOf, member } = suggestionCalls(testApp);

beforeEach(() => testApp().db.query("delete from users"));

describe("C2 suggestions", () => {
  it("give their true reasons, who has most in common first", async () => {
    const ada = await member("Ada", {
      interest: Interest.PHYSICS,
      skills: ["SQL", "Équations", "Piano", "Chess", "Go"],
    });
    await member("Same interest", { interest: Interest.PHYSICS });
    await member("Both", { interest: Interest.PHYSICS, skills: ["sql", "Knots"] });
    await member("Same skills", { interest: Interest.ART, skills: ["chess", "PIANO", "sql", "équations"] });
    await member("Nothing", { interest: Interest.ART, skills: ["Knots"] });

    const { suggestions } = await suggestionsOf(ada);

    const nothing = { interest: null, count: null, skills: null, minutes: null };
    const physics = { ...nothing, kind: "INTEREST", interest: "PHYSICS" };
    const shared = (count: number, skills: string[]) => ({ ...nothing, kind: "SKILLS", count, skills });
    expect(suggestions.map(({ user, reasons }) => [user.name, reasons])).toEqual([
      ["Same skills", [shared(4, ["SQL", "Équations", "Piano"])]],
      ["Both", [physics, shared(1, ["SQL"])]],
      ["Same interest", [physics]],
    ]);
  });

  it("prefer a clock near one's own, and never name it as a reason", async () => {
    const ada = await member("Ada", { timeZone: "Asia/Manila" });
    await member("Near", { timeZone: "Asia/Singapore" });
    await member("Far", { timeZone: "America/Lima" });
    await member("Near, without anything in common", { interest: Interest.ART, timeZone: "Asia/Manila" });

    const { suggestions } = await suggestionsOf(ada);

    expect(suggestions.map(({ user }) => user.name)).toEqual(["Near", "Far"]);
    expect(suggestions.flatMap(({ reasons }) => reasons)).toHaveLength(2);
  });

  it("find the only neighbour and the only namesake of a skill among many newer members", async () => {
    const neighbour = await member("Neighbour", { timeZone: "Asia/Manila" });
    const skilled = await member("Skilled", { interest: Interest.ART, skills: ["Bookbinding"] });
    for (let n = 0; n < 45; n++) await member(`Newer ${n}`, { timeZone: "America/Lima", skills: ["Chess"] });
    const ada = await member("Ada", { timeZone: "Asia/Taipei", skills: ["bookbinding"] });

    const names = await namesOf(ada);

    expect(names).toHaveLength(20);
    expect(names.slice(0, 2).sort()).toEqual([neighbour.name, skilled.name]);
  });

  it("follow a profile that changes", async () => {
    const ada = await member("Ada", { skills: ["Chess"] });
    const bo = await member("Bo", { interest: Interest.ART, skills: ["Go"] });
    const save = (skills: string) =>
      testApp().graphql(`mutation { saveProfile(input: { skills: ${skills} }) { id } }`, {}, { as: bo });

    const before = await namesOf(ada);
    await save(`["go", "CHESS"]`);
    const after = await namesOf(ada);
    await save(`["go"]`);

    expect([before, after, await namesOf(ada)]).toEqual([[], ["Bo"], []]);
  });

  it("say for how long both are free each week, and put who is free at the same time first", async () => {
    const free = (from: string, to: string) => [{ weekday: Weekday.MONDAY, from, to }];
    const ada = await member("Ada", { timeZone: "Asia/Manila", availability: free("19:00", "22:00") });
    await member("Bo", { timeZone: "Asia/Tokyo", availability: free("20:00", "22:30") });
    await member("Late", { timeZone: "Asia/Manila", availability: free("21:30", "23:00") });
    await member("Asleep", { timeZone: "Europe/Lisbon", availability: free("19:00", "22:00") });

    const { suggestions } = await suggestionsOf(ada);

    const hours = suggestions.map(({ user, reasons }) => [
      user.name,
      (reasons as { kind: string; minutes: number }[]).flatMap(({ kind, minutes }) =>
        kind === "HOURS" ? minutes : [],
      ),
    ]);
    expect(hours[0]).toEqual(["Bo", [150]]);
    expect(Object.fromEntries(hours)).toEqual({ Bo: [150], Late: [], Asleep: [] });
  });

  it("say what to add instead to a member without a profile, and what else would help", async () => {
    await member("Bo");
    const empty = await buildUser(testApp().db);
    const short = await member("Short");
    const availability = [{ weekday: Weekday.MONDAY, from: "19:00", to: "21:00" }];
    const whole = await member("Whole", { skills: ["Chess"], timeZone: "Asia/Manila", availability });

    expect(await suggestionsOf(empty)).toEqual({
      suggestions: [],
      suggestionsNeed: ["INTEREST", "SKILLS", "TIME_ZONE", "AVAILABILITY"],
    });
    expect((await suggestionsOf(short)).suggestionsNeed).toEqual(["SKILLS", "TIME_ZONE", "AVAILABILITY"]);
    expect((await suggestionsOf(whole)).suggestionsNeed).toEqual([]);
  });

  it("are the viewer's alone, and at most 20", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];

    const foreign = await testApp().graphql(`{ user(id: "${bo.id}") { ${suggestionFields} } }`, {}, { as: ada });
    const many = await testApp().graphql("{ me { suggestions(first: 21) { user { id } } } }", {}, { as: ada });
    const none = await testApp().graphql("{ me { suggestions(first: 0) { user { id } } } }", {}, { as: ada });

    expect(foreign.data.user).toEqual({ suggestions: null, suggestionsNeed: null });
    expect([many, none].map(fieldsOf)).toEqual([["first"], ["first"]]);
  });

  it("take one statement, for twenty as for one", async () => {
    const ada = await member("Ada", { skills: ["Chess"], timeZone: "Asia/Manila" });
    const countOf = (fields: string) =>
      testApp().counter.count(() => testApp().graphql(`{ me { name ${fields} } }`, {}, { as: ada }));
    const count = async () => (await countOf(suggestionFields)) - (await countOf(""));
    await member("Bo", { skills: ["Chess"] });
    await countOf("");

    const one = await count();
    for (let n = 0; n < 25; n++) await member(`Member ${n}`, { skills: ["Chess"], timeZone: "Asia/Manila" });

    expect([one, await count()]).toEqual([1, 1]);
    expect(await namesOf(ada)).toHaveLength(20);
  });
});

describe("C2 /api/suggestions", () => {
  it("lists and dismisses by the same rules", async () => {
    const ada = await member("Ada", { skills: ["Chess"] });
    const [bo, eve] = [await member("Bo", { skills: ["chess"] }), await member("Eve")];

    const list = await rest("GET /api/suggestions", { as: ada });
    const short = await rest("GET /api/suggestions?limit=1", { as: ada });
    const odd = await rest("GET /api/suggestions?limit=99", { as: ada });
    const gone = await rest(`DELETE /api/suggestions/${bo.id}`, { as: ada });
    const rest_ = await rest("GET /api/suggestions", { as: ada });

    const nothing = { interest: null, count: null, skills: null, minutes: null };
    const coding = { ...nothing, kind: "INTEREST", interest: 1 };
    expect(list.body).toMatchObject({
      suggestions: [
        {
          user: { _id: bo.id, name: "Bo" },
          reasons: [coding, { ...nothing, kind: "SKILLS", count: 1, skills: ["Chess"] }],
        },
        { user: { _id: eve.id }, reasons: [coding] },
      ],
      need: ["TIME_ZONE", "AVAILABILITY"],
    });
    expect([short.body.suggestions.length, odd.body.suggestions.length]).toEqual([1, 2]);
    expect([gone.status, gone.body]).toEqual([200, { msg: "Suggestion dismissed" }]);
    expect(rest_.body.suggestions).toMatchObject([{ user: { _id: eve.id } }]);
  });

  it("names what is wrong", async () => {
    const ada = await member("Ada");

    const answers = await Promise.all(
      ["none", ada.id, newId()].map((id) => rest(`DELETE /api/suggestions/${id}`, { as: ada })),
    );

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
    expect((await rest("GET /api/suggestions")).status).toBe(401);
  });
});
