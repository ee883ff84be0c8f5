import { codeOf } from "../../testing/calls/answers";
import { buildComment, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls, reportedPost } from "../../testing/calls/moderationCalls";
import { User } from "../accounts/users/User";

const testApp = useTestApp();
const { staff, report, decide, appeal, caseOf, decisionsOf } = moderationCalls(testApp);
const scene = reportedPost(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const fileOf = async (as: User, id: string) =>
  (
    await ask(
      `{ moderationCase(id: "${id}") { case { text viewerCanDecide obstacle } subject { text postId }
        decisions { decision { id } } decisionsElsewhere { decision { reasonShown } internalNote } } }`,
      as,
    )
  ).data.moderationCase;

describe("C18 the file of a case", () => {
  it("says whether the viewer may decide it, and why not", async () => {
    const [own, colleague, admin] = [await staff(), await staff(), await staff("ADMIN")];
    const mine = await scene(own);
    const theirs = await scene(colleague);
    const standing = async (as: User, id: string) => {
      const { viewerCanDecide, obstacle } = (await fileOf(as, id)).case;
      return [viewerCanDecide, obstacle];
    };

    expect(await standing(own, mine.caseId)).toEqual([false, "OWN"]);
    expect(await standing(own, theirs.caseId)).toEqual([false, "STAFF"]);
    expect(await standing(admin, theirs.caseId)).toEqual([true, null]);
    await decide(admin, theirs.caseId, {});
    expect(await standing(admin, theirs.caseId)).toEqual([false, null]);
  });

  it("has the thing as it was and as it is, also where it is hidden or its author suspended", async () => {
    const { author, reporter, moderator, post, caseId } = await scene();
    await ask(`mutation { saveProfile(input: { status: LEARNING, skills: ["Go"], bio: "Before" }) { id } }`, author);
    await report(reporter, "PROFILE", author.id);
    const profileCase = await caseOf(author.id);
    await ask(`mutation { saveProfile(input: { bio: "After" }) { id } }`, author);

    await decide(moderator, caseId, { content: "HIDE", member: "SUSPEND", reasonShown: "Advertising" });

    expect((await fileOf(moderator, caseId)).subject).toEqual({ text: "Buy now", postId: post.id });
    const { case: found, subject, decisionsElsewhere } = await fileOf(moderator, profileCase);
    expect([found.text, subject.text].map((text: string) => /Before|After/.exec(text)?.[0])).toEqual([
      "Before",
      "After",
    ]);
    expect(decisionsElsewhere).toEqual([{ decision: { reasonShown: "Advertising" }, internalNote: null }]);
  });

  it("can be closed after the member is gone, without a warning for nobody", async () => {
    const { db } = testApp();
    const { author, moderator, caseId } = await scene();
    await db.delete(User, { id: author.id });
    expect((await fileOf(moderator, caseId)).subject).toBeNull();

    expect(codeOf(await decide(moderator, caseId, { member: "WARN", reasonShown: "Advertising" }))).toBe("CONFLICT");
    expect((await decide(moderator, caseId, {})).data.decideReport.state).toBe("DECIDED");
  });
});

describe("C17 what a member reads", () => {
  it("is what changed something, with the answer to their appeal beside the decision", async () => {
    const { author, reporter, moderator, caseId } = await scene();
    await decide(moderator, caseId, {});
    expect(await decisionsOf(author)).toEqual([]);

    const again = await scene(author);
    await decide(moderator, again.caseId, { content: "HIDE", reasonShown: "Advertising" });
    const [hidden] = await decisionsOf(author);
    await appeal({ decisionId: hidden?.id ?? "" }, author);
    const answers = async () =>
      (await ask("{ moderationDecisions { nodes { id appeal answer { content reasonShown } } totalCount } }", author))
        .data.moderationDecisions;
    expect((await answers()).nodes[0].answer).toBeNull();

    await decide(moderator, again.caseId, { version: 3, content: "RESTORE", reasonShown: "You are right" });

    expect(await answers()).toEqual({
      nodes: [
        { id: hidden?.id, appeal: "Please look again", answer: { content: "RESTORE", reasonShown: "You are right" } },
      ],
      totalCount: 1,
    });
    const { myReports } = (await ask("{ myReports { nodes { kind outcome } } }", reporter)).data;
    expect(myReports.nodes).toEqual([{ kind: "POST", outcome: "KEPT" }]);
    expect((await ask("{ myReports { nodes { outcome } } }", again.reporter)).data.myReports.nodes).toEqual([
      { outcome: "ACTED" },
    ]);
  });

  it("is the reason beside their own hidden comment, which nobody else finds there", async () => {
    const { db } = testApp();
    const { reporter, moderator, post } = await scene();
    const commenter = await buildUser(db);
    const comment = await buildComment(db, { postId: post.id, authorId: commenter.id, text: "Rude" });
    await report(reporter, "COMMENT", comment.id);
    await decide(moderator, await caseOf(comment.id), { content: "HIDE", reasonShown: "Be kind" });
    const see = async (as: User) =>
      (await ask(`{ post(id: "${post.id}") { hiddenComments { text hiddenBy { reasonShown } } } }`, as)).data.post
        .hiddenComments;

    expect(await see(commenter)).toEqual([{ text: "Rude", hiddenBy: { reasonShown: "Be kind" } }]);
    expect(await see(reporter)).toEqual([]);
    expect(await see(moderator)).toEqual([]);
  });
});
