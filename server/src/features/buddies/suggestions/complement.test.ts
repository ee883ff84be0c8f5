import { blockCalls } from "../../../testing/calls/blockCalls";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { suggestionCalls } from "../../../testing/calls/suggestionCalls";
import { Interest } from "../../profiles/interest";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { change: changeBlock } = blockCalls(testApp);
const { namesOf, suggestionsOf, member } = suggestionCalls(testApp);
const other = { interest: Interest.ART };

beforeEach(() => testApp().db.query("delete from users"));

const reasonsFor = async (as: User) =>
  (
    await testApp().graphql(
      `{ me { suggestions { user { name } reasons { kind count skills learning } } } }`,
      {},
      { as },
    )
  ).data.me.suggestions as { user: { name: string }; reasons: object[] }[];

describe("X4 suggestions", () => {
  it("name who knows what one learns, and who learns what one knows, both first", async () => {
    const ada = await member("Ada", { skills: ["Arabic", "Chess"], learning: ["Spanish", "Go"] });
    await member("Both", { ...other, skills: ["spanish", "Knots"], learning: ["ARABIC"] });
    await member("Knows", { ...other, skills: ["Spanish"] });
    await member("Learns", { ...other, skills: ["Knots"], learning: ["chess", "Knots"] });
    await member("Learns the same", { ...other, learning: ["Spanish"] });

    const complement = (count: number, skills: string[], learning: string[]) => [
      { kind: "COMPLEMENT", count, skills, learning },
    ];
    expect(await reasonsFor(ada)).toEqual([
      { user: { name: "Both" }, reasons: complement(2, ["Spanish"], ["Arabic"]) },
      { user: { name: "Knows" }, reasons: complement(1, ["Spanish"], []) },
      { user: { name: "Learns" }, reasons: complement(1, [], ["Chess"]) },
    ]);
    const { body } = await rest("GET /api/suggestions", { as: ada });
    expect(body.suggestions[0].reasons).toEqual([
      { kind: "COMPLEMENT", interest: null, count: 2, skills: ["Spanish"], learning: ["Arabic"], minutes: null },
    ]);
  });

  it("find the only one who knows it among many newer members, and follow what changes", async () => {
    const bo = await member("Bo", { ...other, skills: ["Bookbinding"] });
    for (let n = 0; n < 45; n++) await member(`Newer ${n}`);
    const ada = await member("Ada", { learning: ["bookbinding"] });
    const save = (as: User, input: string) =>
      testApp().graphql(`mutation { saveProfile(input: { ${input} }) { id } }`, {}, { as });

    expect((await namesOf(ada))[0]).toBe("Bo");
    await save(ada, `skills: ["Go"], learning: []`);
    expect(await namesOf(ada)).not.toContain("Bo");
    await save(bo, `learning: ["GO"]`);
    expect((await namesOf(ada))[0]).toBe("Bo");
    await save(bo, `learning: null`);
    expect(await namesOf(ada)).not.toContain("Bo");
  });

  it("begin before one has a profile, by what one said, and nobody else is shown it", async () => {
    const bo = await member("Bo", { skills: ["Spanish"], learning: ["Chess"] });
    const ada = await buildUser(testApp().db, { name: "Ada" });
    await testApp().graphql(
      `mutation { saveStudyWishes(input: { learning: ["Spanish"], timeZone: "Asia/Manila" }) { learning } }`,
      {},
      { as: ada },
    );

    expect(await reasonsFor(ada)).toEqual([
      { user: { name: "Bo" }, reasons: [{ kind: "COMPLEMENT", count: 1, skills: ["Spanish"], learning: [] }] },
    ]);
    expect((await suggestionsOf(ada)).suggestionsNeed).toEqual(["INTEREST", "SKILLS", "AVAILABILITY"]);
    expect(await namesOf(bo)).toEqual([]);
    await changeBlock("blockUser", bo, ada);
    expect(await namesOf(ada)).toEqual([]);
  });
});
