import { codeOf } from "../../../testing/calls/answers";
import { emailChangeCalls } from "../../../testing/calls/emailChangeCalls";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { passwordResetCalls } from "../../../testing/calls/passwordResetCalls";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { User } from "../../accounts/users/User";
import { declineToken } from "../reminders/declineTokens";

const testApp = useTestApp();
const { plan, datesOf } = sessionCalls(testApp);

const pathOf = (url: string) => new URL(url).pathname;
const get = (url: string) => testApp().request({ method: "GET", url });
async function renew(as: User) {
  await testApp().confirm(as);
  const { data } = await testApp().graphql("mutation { renewCalendarFeed { url } }", {}, { as });
  return pathOf(data.renewCalendarFeed.url);
}

describe("N38 taking an account back", () => {
  const password = "paper boats at noon";
  const { change, run, linkTo, newAddress, join } = emailChangeCalls(testApp);
  const { ask } = passwordResetCalls(testApp);
  const call = (name: string, type: string, input: object, token?: string) =>
    testApp().graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
      { input },
      { ...(token ? { token } : {}), ip: "10.1.1.2" },
    );

  /** Every address and link that others may have from before. */
  async function linksOf(user: User) {
    const session = await plan(user, {});
    const [date] = await datesOf(session.id);
    const { data } = await testApp().graphql(`{ occurrence(id: "${date?.id}") { calendarUrl } }`, {}, { as: user });
    return {
      feed: await renew(user),
      date: pathOf(data.occurrence.calendarUrl),
      decline: declineToken(testApp().services, { userId: user.id, id: date?.id ?? "", version: 1 }),
    };
  }

  const acts: [string, (user: User, token: string) => Promise<{ errors?: unknown }>][] = [
    [
      "a reset of the password",
      async ({ email }) => {
        await ask(email);
        await testApp().runJobs();
        return call("resetPassword", "ResetPasswordInput", {
          token: testApp().linkToken("reset-password"),
          newPassword: `${password} again`,
        });
      },
    ],
    [
      "a change of the password",
      (_user, token) =>
        call(
          "changePassword",
          "ChangePasswordInput",
          { currentPassword: password, newPassword: `${password} again` },
          token,
        ),
    ],
    [
      "an undone change of the address",
      async (user, token) => {
        const other = newAddress();
        await change(token, other);
        await testApp().runJobs();
        await run("verifyEmail", linkTo(other));
        await testApp().runJobs();
        return run("undoEmailChange", linkTo(user.email));
      },
    ],
  ];

  it.each(acts)("ends the calendar feed and all links: %s", async (name, act) => {
    const { db, services } = testApp();
    const { user, token } = await join();
    await db.update(User, { id: user.id }, { passwordHash: await services.passwords.hash(password) });
    const links = await linksOf(user);
    expect([(await get(links.feed)).statusCode, (await get(links.date)).statusCode]).toEqual([200, 200]);

    expect((await act(user, token)).errors).toBeUndefined();

    expect([(await get(links.feed)).statusCode, (await get(links.date)).statusCode]).toEqual([404, 404]);
    const declined = await call("declineByLink", "DeclineByLinkInput", { token: links.decline });
    expect(declined.errors).toBeDefined();
    const login = await call("login", "LoginInput", { email: user.email, password });
    expect([name, codeOf(login)]).toEqual([name, "INVALID_CREDENTIALS"]);
  });

  it("a new address of the feed needs confirmation", async () => {
    const ada = await buildUser(testApp().db);

    expect(codeOf(await testApp().graphql("mutation { renewCalendarFeed { url } }", {}, { as: ada }))).toBe(
      "CONFIRMATION_REQUIRED",
    );
  });
});
