import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { editCalls } from "../../testing/calls/editCalls";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import type { User } from "../accounts/users/User";
import { removeReportedTexts } from "./removeTexts";

const testApp = useTestApp();
const { staff, report, decide, caseOf } = moderationCalls(testApp);
const { editComment } = editCalls(testApp);

const fileOf = async (moderator: User, caseId: string) => {
  const query = `{ moderationCase(id: "${caseId}") {
    case { text } subject { text } otherTexts { text } revisions { text author { id } } reports { id } } }`;
  return (await testApp().graphql(query, {}, { as: moderator })).data.moderationCase;
};

/** A comment that was reported, edited, reported by another member, and edited again. */
async function scene() {
  const { db } = testApp();
  const [author, ada, bo] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const post = await buildPost(db);
  const comment = await buildComment(db, { postId: post.id, authorId: author.id, text: "Buy now" });
  await report(ada, "COMMENT", comment.id);
  await editComment(author, comment.id, "Insults");
  await report(bo, "COMMENT", comment.id);
  await editComment(author, comment.id, "Hello", { version: 2 });
  return { author, comment, moderator: await staff(), caseId: await caseOf(comment.id) };
}

describe("W1 a reported text that is edited", () => {
  it("stays in its case as each reporter saw it, with what was between", async () => {
    const { author, moderator, caseId } = await scene();

    expect(await fileOf(moderator, caseId)).toEqual({
      ...{ case: { text: "Buy now" }, subject: { text: "Hello" }, otherTexts: [{ text: "Insults" }] },
      revisions: ["Insults", "Buy now"].map((text) => ({ text, author: { id: author.id } })),
      reports: [{ id: expect.any(String) }, { id: expect.any(String) }],
    });
  });

  it("is removed from the case and its reports a while after the decision", async () => {
    const { moderator, caseId } = await scene();
    await decide(moderator, caseId, {});
    await testApp().db.query(
      "update moderation_cases set decided_at = clock_timestamp() - interval '31 days' where id = $1",
      [caseId],
    );

    await removeReportedTexts.run(testApp().services, {}, {} as never);

    expect(await fileOf(moderator, caseId)).toMatchObject({ case: { text: null }, otherTexts: [] });
  });
});
