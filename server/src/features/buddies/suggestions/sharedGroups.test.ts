import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { suggestionCalls } from "../../../testing/calls/suggestionCalls";
import { Interest } from "../../profiles/interest";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { suggestionsOf, namesOf, member } = suggestionCalls(testApp);

const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const nothing = { interest: null, count: null, skills: null, minutes: null };

/** A group of a stranger's, with these members. */
async function groupOf(...members: User[]): Promise<string> {
  const { id } = await buildPost(testApp().db, { authorId: (await buildUser(testApp().db)).id });
  for (const each of members) await ask(`mutation { joinGroup(input: { groupId: "${id}" }) { id } }`, each);
  return id;
}

beforeEach(() => testApp().db.query("delete from users"));

describe("C2 suggestions from groups in common", () => {
  it("say in how many the two are, and stand before members with less in common", async () => {
    const ada = await member("Ada", { interest: Interest.PHYSICS });
    const fellow = await member("Fellow", { interest: Interest.ART });
    const twice = await member("Twice", { interest: Interest.ART });
    await member("Stranger", { interest: Interest.ART });
    await groupOf(ada, fellow, twice);
    const second = await groupOf(ada, twice);

    const { suggestions } = await suggestionsOf(ada);

    expect(suggestions.map(({ user, reasons }) => [user.name, reasons])).toEqual([
      ["Twice", [{ ...nothing, kind: "GROUPS", count: 2 }]],
      ["Fellow", [{ ...nothing, kind: "GROUPS", count: 1 }]],
    ]);
    await ask(`mutation { leaveGroup(input: { groupId: "${second}" }) { id } }`, twice);
    expect((await suggestionsOf(ada)).suggestions.flatMap(({ reasons }) => reasons)).toEqual([
      { ...nothing, kind: "GROUPS", count: 1 },
      { ...nothing, kind: "GROUPS", count: 1 },
    ]);
  });

  it("count no group that moderators hid, and nobody who only asked to join", async () => {
    const ada = await member("Ada", { interest: Interest.PHYSICS });
    const hidden = await member("Hidden group", { interest: Interest.ART });
    const waiting = await member("Waiting", { interest: Interest.ART });
    const id = await groupOf(ada, hidden);
    await testApp().db.query("update posts set hidden_at = now() where id = $1", [id]);
    const onRequest = await groupOf(ada);
    await testApp().db.query("update study_groups set visibility = 'ON_REQUEST' where id = $1", [onRequest]);
    await testApp().db.query("update posts set visibility = 'ON_REQUEST' where id = $1", [onRequest]);
    await ask(`mutation { joinGroup(input: { groupId: "${onRequest}" }) { id } }`, waiting);

    expect(await namesOf(ada)).toEqual([]);
  });

  it("have who takes requests in shared groups, but only for those who have shared one for a day", async () => {
    const ada = await member("Ada", { interest: Interest.PHYSICS });
    const bo = await member("Bo", { interest: Interest.PHYSICS });
    const stranger = await member("Stranger", { interest: Interest.PHYSICS });
    const choose = (contactable: string) =>
      ask(`mutation { setContactable(input: { contactable: ${contactable} }) { id } }`, bo);
    const pass = (as: User) =>
      testApp().db.query("update memberships set created_at = created_at - interval '25 hours' where user_id = $1", [
        as.id,
      ]);
    await groupOf(ada, bo);
    await choose("SHARED_GROUPS");
    const now = await namesOf(ada);
    await pass(bo);
    const half = await namesOf(ada);
    await pass(ada);

    expect([now, half]).toEqual([["Stranger"], ["Stranger"]]);
    expect(await namesOf(ada)).toEqual(["Bo", "Stranger"]);
    expect(await namesOf(stranger)).toEqual(["Ada"]);
    await choose("NOBODY");
    expect(await namesOf(ada)).toEqual(["Stranger"]);
  });
});
