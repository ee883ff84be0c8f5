import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { mark, mentionCalls } from "../../testing/calls/mentionCalls";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { removeMember } from "../accounts/deletion/removeMember";
import { moderation as limits } from "./limits";

const testApp = useTestApp();
const { write, comment } = mentionCalls(testApp);
const { staff, report, caseOf } = moderationCalls(testApp);

describe("W3 the name of a deleted member in reported texts", () => {
  it("is gone from every case, of posts, comments and groups, and from what later reports saw", async () => {
    const { db } = testApp();
    const [ada, eve, leaver] = [await buildUser(db), await buildUser(db), await buildUser(db, { name: "Numbat One" })];
    const { id } = await buildPost(db, { authorId: ada.id });
    await buildComment(db, { postId: id, authorId: leaver.id });
    const text = "Ask @Numbat One!";
    const mentions = mark(text, leaver);
    await write("updatePost", ada, { postId: id, text, version: 1, mentions });
    const settings = `{ groupId: "${id}", title: "Numbers 🎉", tags: ["maths", "proofs"] }`;
    await testApp().graphql(`mutation { updateGroup(input: ${settings}) { id } }`, {}, { as: ada });
    const written = (await comment(ada, id, text, leaver)).data.addComment.id;
    const subjects: [string, string][] = [
      ["POST", id],
      ["GROUP", id],
      ["COMMENT", written],
    ];
    for (const [kind, subject] of subjects) expect((await report(eve, kind, subject)).errors).toBeUndefined();
    const again = "Or @Numbat One?";
    const edit = { commentId: written, text: again, version: 1, mentions: mark(again, leaver) };
    await write("updateComment", ada, edit);
    await report(await buildUser(db), "COMMENT", written);
    await testApp().graphql(`mutation { deleteComment(id: "${written}") { id } }`, {}, { as: ada });

    await removeMember(testApp().services, leaver.id, { keepsContent: false });
    await testApp().runJobs();

    const cases = await db.query<{ kind: string; text: string; mentions: unknown }[]>(
      "select kind, text, mentions from moderation_cases where subject_id = any($1) order by kind",
      [[id, written]],
    );
    expect(cases).toEqual([
      { kind: "COMMENT", text: "Ask @Former member!", mentions: null },
      { kind: "GROUP", text: "Numbers 🎉\nmaths, proofs\nAsk @Former member!", mentions: null },
      { kind: "POST", text: "Ask @Former member!", mentions: null },
    ]);
    const query = `{ moderationCase(id: "${await caseOf(written)}") { otherTexts { text } } }`;
    const { data } = await testApp().graphql(query, {}, { as: await staff() });
    expect(data.moderationCase.otherTexts).toEqual([{ text: "Or @Former member?" }]);
  });

  it("is gone however many there are", async () => {
    const { db } = testApp();
    const leaver = await buildUser(db, { name: "Numbat Two" });
    const mentions = JSON.stringify([{ start: 0, length: 11, userId: leaver.id }]);
    await db.query(
      `insert into moderation_cases (id, kind, subject_id, author_id, text, mentions)
       select gen_random_uuid(), 'POST', gen_random_uuid(), $1, '@Numbat Two', $2 from generate_series(1, $3::int)`,
      [leaver.id, mentions, limits.textsAtOnce * 2 + 1],
    );

    await removeMember(testApp().services, leaver.id, { keepsContent: false });
    await testApp().runJobs();

    expect(await db.query("select 1 from moderation_cases where text like '%Numbat Two%'")).toEqual([]);
  });
});
