import { User } from "../../features/accounts/users/User";
import { buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

/** What tests of changed addresses do and look at, over GraphQL and in the mails. */
export function emailChangeCalls(testApp: () => TestApp) {
  let members = 0;
  const mailsTo = (email: string) => testApp().mails.filter(({ to }) => to === email);

  return {
    newAddress: () => `moved.${++members}@example.net`,

    change: (token: string, email: string, app = testApp()) =>
      app.graphql(
        `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id email pendingEmail } }`,
        { input: { email } },
        { token },
      ),

    run: (name: string, token: string) =>
      testApp().graphql(
        `mutation ($input: VerifyEmailInput!) { ${name}(input: $input) { id } }`,
        { input: { token } },
        { ip: "10.1.1.1" },
      ),

    mailsTo,

    linkTo: (email: string) => /#token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "",

    emailOf: async ({ id }: User) => (await testApp().db.findOneByOrFail(User, { id })).email,

    /** A member who has confirmed who they are. */
    async join() {
      const user = await buildUser(testApp().db);
      const { token } = await testApp().services.sessions.start(user);
      await testApp().confirm(token);
      return { user, token };
    },
  };
}
