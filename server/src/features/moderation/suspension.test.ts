import { codeOf } from "../../testing/answers";
import { useTestApp } from "../../testing/harness";
import { moderationCalls, reportedPost } from "../../testing/moderationCalls";
import { restCall } from "../../testing/restCall";
import type { User } from "../accounts/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { decide, appeal } = moderationCalls(testApp);
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
