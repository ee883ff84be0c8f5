import type { TestApp } from "../app/harness";

const password = "paper boats at dawn";
const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

/** What tests of members who leave do, over GraphQL. */
export function departureCalls(testApp: () => TestApp) {
  const login = (email: string) => testApp().graphql(loginMutation, { input: { email, password } });

  return {
    login,

    async signUp(name: string, email: string) {
      const payload = { name, email, password };
      const { token } = (await testApp().request({ method: "POST", url: "/api/users", payload })).json();
      const { id } = (await testApp().graphql(`{ me { id } }`, {}, { token })).data.me;
      return { id: id as string, token: token as string, email };
    },

    async leave(token: string, content = "REMOVE") {
      await testApp().confirm(token);
      const query = `mutation ($input: DeleteAccountInput) { deleteAccount(input: $input) }`;
      return testApp().graphql(query, { input: { content } }, { token });
    },

    /** What the right credentials of an absent member give. */
    limitedTokenOf: async (email: string) =>
      String((await login(email)).errors?.[0]?.extensions.limitedToken ?? "") || null,

    comeBack: (name: "keepAccount" | "deleteAccountNow", limitedToken: string | null) =>
      testApp().graphql(
        `mutation ($input: DepartureInput!) { ${name}(input: $input) ${name === "keepAccount" ? "{ token user { id } }" : ""} }`,
        { input: { limitedToken: limitedToken ?? "none" } },
      ),

    /** A week passes. */
    passWeek: (id: string) =>
      testApp().db.query(`update absences set until = clock_timestamp() - interval '1 second' where user_id = $1`, [
        id,
      ]),
  };
}
