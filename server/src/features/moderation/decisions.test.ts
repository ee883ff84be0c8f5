import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildComment } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls, reportedPost } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";
import type { User } from "../accounts/users/User";
import { setRole } from "../accounts/users/roles";
import { removeReportedTexts } from "./removeTexts";

const testApp = useTestApp();
const rest = restCall(testApp);
const { staff, report, decide, appeal, caseOf, decisionsOf } = moderationCalls(testApp);
const scene = reportedPost(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });

describe("C17 a decision", () => {
  it("hides a post with the reason for its author, who appeals once, and restoring brings it back", async () => {
    const { author, reporter, moderator, post, caseId } = await scene();
    const see = (as: User) => ask(`{ post(id: "${post.id}") { text hiddenBy { id reasonShown } } }`, as);

    await decide(moderator, caseId, { content: "HIDE", reasonShown: "Advertising" });
    expect((await see(reporter)).data.post).toBeNull();
    expect((await see(moderator)).data.post.text).toBe("Buy now");
    const own = (await see(author)).data.post;
    expect(own).toEqual({
      text: "Buy now",
      hiddenBy: { id: expect.any(String) as string, reasonShown: "Advertising" },
    });

    const stranger = await appeal({ decisionId: own.hiddenBy.id }, reporter);
    const first = await appeal({ decisionId: own.hiddenBy.id }, author);
    const second = await appeal({ decisionId: own.hiddenBy.id }, author);
    expect([codeOf(stranger), codeOf(first), codeOf(second)]).toEqual(["NOT_FOUND", undefined, "CONFLICT"]);

    const restored = await decide(moderator, caseId, { version: 3, content: "RESTORE" });
    expect(restored.data.decideReport).toMatchObject({ state: "DECIDED", isHidden: false });
    expect((await see(reporter)).data.post).toEqual({ text: "Buy now", hiddenBy: null });
    const [final] = await decisionsOf(author);
    expect(final?.appealableUntil).toBeNull();
  });

  it("can be appealed within 20 days, over REST too", async () => {
    const { author, moderator, caseId } = await scene();
    await decide(moderator, caseId, { member: "WARN", reasonShown: "Advertising" });
    const [{ id: decisionId = "" } = {}] = await decisionsOf(author);
    const age = (days: number) =>
      testApp().db.query(
        "update moderation_decisions set created_at = created_at - make_interval(days => $1) where id = $2",
        [days, decisionId],
      );

    await age(21);
    expect(fieldsOf(await appeal({ decisionId }, author))).toEqual(["input.decisionId"]);
    await age(-2);
    expect((await rest("POST /api/appeals", { as: author, body: { decisionId, text: "No" } })).status).toBe(200);
    expect((await rest("POST /api/appeals", { as: author, body: { decisionId, text: "No" } })).status).toBe(409);
  });

  it("needs a reason for the member, and hides only posts and comments", async () => {
    const { moderator, author, reporter, caseId } = await scene();
    await ask(`mutation { saveProfile(input: { status: LEARNING, skills: ["Go"] }) { id } }`, author);
    await report(reporter, "PROFILE", author.id);

    expect(fieldsOf(await decide(moderator, caseId, { content: "HIDE" }))).toEqual(["input.reasonShown"]);
    expect(fieldsOf(await decide(moderator, await caseOf(author.id), { content: "HIDE", reasonShown: "No" }))).toEqual([
      "input.content",
    ]);
  });

  it("keeps the reported text for 30 days, also when it is deleted", async () => {
    const { author, moderator, post, caseId } = await scene();
    await decide(moderator, caseId, {});
    await ask(`mutation { deletePost(id: "${post.id}") }`, author);
    const text = async () =>
      (await ask(`{ moderationCase(id: "${caseId}") { case { text } } }`, moderator)).data.moderationCase.case.text;
    const forget = async (days: number) => {
      await testApp().db.query(
        "update moderation_cases set decided_at = now() - make_interval(days => $1) where id = $2",
        [days, caseId],
      );
      await removeReportedTexts.run(testApp().services, {}, {} as never);
    };

    await forget(29);
    expect(await text()).toBe("Buy now");
    await forget(31);
    expect(await text()).toBeNull();
  });
});

describe("C18 moderators", () => {
  it("see a case with at most three neighbours, and the log says that they did", async () => {
    const { db } = testApp();
    const { reporter, moderator, post } = await scene();
    const comments = [];
    for (let n = 0; n < 5; n++) comments.push(await buildComment(db, { postId: post.id, text: `Comment ${n}` }));
    await report(reporter, "COMMENT", comments[2]?.id ?? "");
    const see = async (id: string) =>
      (await ask(`{ moderationCase(id: "${id}") { neighbours { text } } }`, moderator)).data.moderationCase.neighbours;

    const ofPost = await see(await caseOf(post.id));
    const ofComment = await see(await caseOf(comments[2]?.id ?? ""));
    const { data } = await ask("{ moderationLog(first: 2) { nodes { action actorName caseId } } }", moderator);

    expect(ofPost.map(({ text }: { text: string }) => text)).toEqual(["Comment 4", "Comment 3", "Comment 2"]);
    expect(ofComment.map(({ text }: { text: string }) => text)).toEqual(["Buy now", "Comment 1", "Comment 3"]);
    expect(data.moderationLog.nodes.map(({ action }: { action: string }) => action)).toEqual([
      "case.opened",
      "case.opened",
    ]);
  });

  it("who decide at once: the second gets CONFLICT", async () => {
    const { moderator, caseId } = await scene();
    const other = await staff();

    const answers = await Promise.all([
      decide(moderator, caseId, {}),
      decide(other, caseId, { member: "WARN", reasonShown: "No" }),
    ]);

    expect(answers.map(codeOf).sort()).toEqual(["CONFLICT", undefined]);
  });

  it("do not decide about themselves, nor about staff unless they are admins", async () => {
    const [own, colleague, admin] = [await staff(), await staff(), await staff("ADMIN")];
    const mine = await scene(own);
    const theirs = await scene(colleague);
    const warning = { member: "WARN", reasonShown: "No" } as const;

    expect(codeOf(await decide(own, mine.caseId, {}))).toBe("FORBIDDEN");
    expect(codeOf(await decide(own, theirs.caseId, warning))).toBe("FORBIDDEN");
    expect(codeOf(await decide(admin, theirs.caseId, warning))).toBeUndefined();
    expect(codeOf(await decide(mine.reporter, theirs.caseId, warning))).toBe("FORBIDDEN");
  });

  it("always have an admin: the last one cannot be demoted, suspended or deleted", async () => {
    const { db, services } = testApp();
    await db.query("update users set role = 'MEMBER' where role = 'ADMIN'");
    const [one, two] = [await staff("ADMIN"), await staff("ADMIN")];
    const demote = ({ id }: User) => services.db.transaction((tx) => setRole(tx, id, "MODERATOR"));

    const results = await Promise.allSettled([demote(one), demote(two)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const last = results[0]?.status === "rejected" ? one : two;

    expect((await rest("DELETE /api/profile", { as: last })).status).toBe(409);
    await testApp().confirm(last);
    expect(codeOf(await ask("mutation { deleteAccount }", last))).toBe("CONFLICT");
  });
});
