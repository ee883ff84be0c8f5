import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildComment, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { startTestApp, useTestApp } from "../../testing/app/harness";
import { moderationCalls, reportedPost } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const { staff, report, decide, caseOf, linesOf } = moderationCalls(testApp);
const { send } = buddyCalls(testApp);
const scene = reportedPost(testApp);

const seeCase = "{ moderationCases(state: OPEN, first: 100) { nodes { subjectId text reportCount } } }";

describe("C17 reporting", () => {
  it("keeps the text as it was, makes one case of ten reports, and names no reporter", async () => {
    const { db } = testApp();
    const [author, moderator] = [await buildUser(db), await staff()];
    const post = await buildPost(db, { authorId: author.id, text: "Buy now" });
    const reporters = await Promise.all(
      Array.from({ length: 10 }, (_v, i) => buildUser(db, { name: `Reporter ${i}` })),
    );

    const answers = await Promise.all(reporters.map((as) => report(as, "POST", post.id)));
    await db.query("update posts set text = 'Nothing to see' where id = $1", [post.id]);
    const { data } = await testApp().graphql(seeCase, {}, { as: moderator });
    const whole = await testApp().graphql(
      `{ moderationCase(id: "${await caseOf(post.id)}") { case { text reportCount authorName } reports { reason note createdAt } } }`,
      {},
      { as: moderator },
    );

    expect(answers.map(codeOf)).toEqual(reporters.map(() => undefined));
    const cases = data.moderationCases.nodes.filter(({ subjectId }: { subjectId: string }) => subjectId === post.id);
    expect(cases).toEqual([{ subjectId: post.id, text: "Buy now", reportCount: 10 }]);
    expect(whole.data.moderationCase.reports).toHaveLength(10);
    for (const { id, name } of reporters) {
      expect(JSON.stringify(whole.data)).not.toContain(id);
      expect(JSON.stringify(whole.data)).not.toContain(name);
    }
  });

  it("takes every kind that the reporter sees, and nothing else", async () => {
    const { db } = testApp();
    const [ada, bob, eve] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    await buildProfile(db, { userId: bob.id, bio: "Offers" });
    const post = await buildPost(db, { authorId: ada.id });
    const comment = await buildComment(db, { postId: post.id, authorId: bob.id });
    await send("requestBuddy", bob, ada, `message: "Call me"`);
    const [request] = await db.query<{ id: string }[]>("select id from buddy_requests where from_id = $1", [bob.id]);

    expect(codeOf(await report(ada, "PROFILE", bob.id))).toBeUndefined();
    expect(codeOf(await report(ada, "COMMENT", comment.id))).toBeUndefined();
    expect(codeOf(await report(ada, "BUDDY_REQUEST", request?.id ?? ""))).toBeUndefined();
    expect(codeOf(await report(eve, "BUDDY_REQUEST", request?.id ?? ""))).toBe("NOT_FOUND");
    expect(codeOf(await report(ada, "POST", bob.id))).toBe("NOT_FOUND");
    expect(fieldsOf(await report(ada, "POST", post.id))).toEqual(["input.id"]);
    expect(fieldsOf(await report(eve, "POST", post.id, { note: "x".repeat(1_001) }))).toEqual(["input.note"]);
    expect(codeOf(await report(eve, "POST", post.id, { note: "x".repeat(1_000) }))).toBeUndefined();
  });

  it("of the same thing is possible again after a day, and the same request again gives the first", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const post = await buildPost(db);
    const key = { idempotencyKey: "once" };

    const first = await report(ada, "POST", post.id, key);
    const repeated = await report(ada, "POST", post.id, key);
    const again = await report(ada, "POST", post.id);
    const overRest = await rest("POST /api/reports", { as: ada, body: { kind: "POST", id: post.id, reason: "SPAM" } });
    await db.query("update reports set created_at = created_at - interval '25 hours' where reporter_id = $1", [ada.id]);
    const later = await rest("POST /api/reports", { as: ada, body: { kind: "POST", id: post.id, reason: "SPAM" } });

    expect(repeated.data.report.id).toBe(first.data.report.id);
    expect([codeOf(again), overRest.status, later.status]).toEqual(["CONFLICT", 409, 200]);
  });

  it("is one report where the same request comes twice at once over both edges", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const post = await buildPost(db);
    const body = { kind: "POST", id: post.id, reason: "SPAM" };

    const [overGraphQL, overRest] = await Promise.all([
      report(ada, "POST", post.id, { idempotencyKey: "twice" }),
      rest("POST /api/reports", { as: ada, body, headers: { "idempotency-key": "twice" } }),
    ]);

    expect(codeOf(overGraphQL)).toBeUndefined();
    expect([overRest.status, overRest.body._id]).toEqual([200, overGraphQL.data.report.id]);
    expect(await db.query("select id from reports where reporter_id = $1", [ada.id])).toHaveLength(1);
  });

  it("has a daily limit of 20", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    try {
      const calls = moderationCalls(() => app);
      const ada = await buildUser(app.db);
      const codes = [];
      for (let n = 0; n < 21; n++) codes.push(codeOf(await calls.report(ada, "POST", (await buildPost(app.db)).id)));
      expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), "RATE_LIMITED"]);
    } finally {
      await app.close();
    }
  });

  it("ends in a notification that says what came of it", async () => {
    const { db } = testApp();
    const [ada, author, moderator] = [await buildUser(db), await buildUser(db), await staff()];
    const [bad, fine] = [await buildPost(db, { authorId: author.id }), await buildPost(db, { authorId: author.id })];
    for (const { id } of [bad, fine]) await report(ada, "POST", id);

    await decide(moderator, await caseOf(bad.id), { content: "HIDE", reasonShown: "Advertising" });
    await testApp().runJobs();
    await decide(moderator, await caseOf(fine.id), {});
    await testApp().runJobs();

    const [second, first] = await linesOf(ada);
    expect([first?.kind, second?.kind]).toEqual(["REPORT", "REPORT"]);
    expect(first?.summary).toContain("acted on it");
    expect(second?.summary).toContain("nothing against the rules");
    expect((await linesOf(author)).map(({ kind }) => kind)).toEqual(["MODERATION"]);
  });

  it("keeps its outcome when the reported member deletes the account", async () => {
    const { author, reporter, moderator, caseId } = await scene();
    await decide(moderator, caseId, { member: "WARN", reasonShown: "Advertising" });
    await testApp().runJobs();
    const query = "{ myReports { nodes { outcome } } }";
    const outcomes = async () => (await testApp().graphql(query, {}, { as: reporter })).data.myReports.nodes;
    const before = [await outcomes(), await linesOf(reporter)];

    expect((await rest("DELETE /api/profile", { as: author })).status).toBe(200);
    await testApp().runJobs();

    expect(before).toMatchObject([[{ outcome: "ACTED" }], [{ kind: "REPORT" }]]);
    expect([await outcomes(), await linesOf(reporter)]).toEqual(before);
  });
});
