import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls, reportedPost } from "../../testing/calls/moderationCalls";
import { restCall } from "../../testing/calls/restCall";
import type { User } from "../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { decide, appeal, report, caseOf } = moderationCalls(testApp);
const scene = reportedPost(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });

describe("C19 a suspension", () => {
  const password = "a password for the tests";

  it("shows its reason after the right credentials, and leaves one appeal, which can end it", async () => {
    const email = "judged@example.com";
    const { body } = await rest("POST /api/users", { body: { name: "Judged", email, password } });
    const { body: account } = await rest("GET /api/auth", { token: body.token });
    const author = { id: account._id, tokenVersion: 0 } as User;
    const { moderator, caseId, post, reporter } = await scene(author);

    await decide(moderator, caseId, { member: "SUSPEND", days: 7, reasonShown: "Advertising" });
    expect((await rest("GET /api/auth", { token: body.token })).status).toBe(401);
    expect((await ask(`{ post(id: "${post.id}") { text author { id } } }`, reporter)).data.post).toEqual({
      text: "Buy now",
      author: null,
    });

    const login = () =>
      testApp().graphql("mutation ($input: LoginInput!) { login(input: $input) { token } }", {
        input: { email, password },
      });
    const extensions = (await login()).errors?.[0]?.extensions;
    const limitedToken = extensions?.limitedToken ?? "";
    expect(extensions).toMatchObject({ code: "SUSPENDED", parameters: { reason: "Advertising" } });

    const { data } = await testApp().graphql(
      "query ($token: String) { moderationDecisions(limitedToken: $token) { nodes { id member until } } }",
      { token: limitedToken },
    );
    const [decision] = data.moderationDecisions.nodes;
    expect(codeOf(await appeal({ decisionId: decision.id }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await appeal({ decisionId: decision.id, limitedToken }))).toBeUndefined();
    expect(codeOf(await testApp().graphql("{ posts { totalCount } }", {}, { token: limitedToken }))).toBe(
      "UNAUTHENTICATED",
    );

    await decide(moderator, caseId, { version: 3 });
    expect((await login()).data.login.token).toBeTruthy();
    expect((await ask(`{ post(id: "${post.id}") { author { id } } }`, reporter)).data.post.author.id).toBe(author.id);
  });
});

describe("C19 suspensions of one member in two cases", () => {
  const suspension = async ({ id }: User) =>
    (
      await testApp().db.query<{ until: Date | null; reason: string }[]>(
        "select until, reason from absences where user_id = $1 and kind = 'SUSPENDED'",
        [id],
      )
    )[0];

  /** Two reported posts of one member. */
  async function twoCases() {
    const first = await scene();
    const { id } = await buildPost(testApp().db, { authorId: first.author.id });
    await report(await buildUser(testApp().db), "POST", id);
    return { ...first, secondCase: await caseOf(id) };
  }

  const forDays = (days: number) => ({ member: "SUSPEND" as const, days, reasonShown: `${days} days` });
  const forever = { member: "SUSPEND" as const, reasonShown: "For good" };

  it("add up to the longer one, whichever was decided first", async () => {
    const { author, moderator, caseId, secondCase } = await twoCases();

    await decide(moderator, caseId, forever);
    await decide(moderator, secondCase, forDays(1));

    expect(await suspension(author)).toEqual({ until: null, reason: "For good" });
  });

  it("end each by itself: an appeal in one case leaves the other", async () => {
    const { author, moderator, caseId, secondCase } = await twoCases();
    await decide(moderator, caseId, forDays(30));
    await decide(moderator, secondCase, forever);
    const appealed = async (about: string) => {
      const where = "case_id = $1 and not is_final";
      const [decision] = await testApp().db.query<{ id: string }[]>(
        `select id from moderation_decisions where ${where}`,
        [about],
      );
      await testApp().db.query("update moderation_decisions set appeal = 'Please' where id = $1", [decision?.id]);
      const open = "state = 'OPEN', is_appeal = true, version = 3";
      await testApp().db.query(`update moderation_cases set ${open} where id = $1`, [about]);
      await decide(moderator, about, { version: 3 });
    };

    await appealed(secondCase);
    expect(await suspension(author)).toMatchObject({ until: expect.any(Date), reason: "30 days" });
    await appealed(caseId);
    expect(await suspension(author)).toBeUndefined();
  });
});
