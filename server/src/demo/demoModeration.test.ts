import { User } from "../features/accounts/users/User";
import { useTestApp } from "../testing/app/harness";
import { demoModerator } from "./demoModerator";
import { seedIfEmpty } from "./seed";

const testApp = useTestApp();
const cases = (state: string) =>
  `{ moderationCases(state: ${state}) { nodes { kind text isAppeal authorName reportCount } } }`;

it("a development server has a moderator with a small queue; production has neither", async () => {
  const { db, services } = testApp();
  const { passwords } = services;
  await seedIfEmpty({ db, passwords, hasModerator: false });
  expect(await db.existsBy(User, { email: demoModerator.email })).toBe(false);
  await db.query("truncate users cascade");

  await seedIfEmpty({ db, passwords, hasModerator: true });
  const { email, password } = demoModerator;
  const login = await testApp().graphql(
    "mutation ($input: LoginInput!) { login(input: $input) { user { isModerator } token } }",
    { input: { email, password } },
  );
  expect(login.data.login.user.isModerator).toBe(true);

  const { token } = login.data.login;
  const open = (await testApp().graphql(cases("OPEN"), {}, { token })).data.moderationCases.nodes;
  expect(new Set(open.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["COMMENT", "POST", "PROFILE"]));
  expect(open.filter(({ isAppeal }: { isAppeal: boolean }) => isAppeal)).toHaveLength(1);
  for (const { text, authorName, reportCount } of open) expect([text, authorName, reportCount > 0]).not.toContain(null);
  expect((await testApp().graphql(cases("DECIDED"), {}, { token })).data.moderationCases.nodes).toHaveLength(1);

  await seedIfEmpty({ db, passwords, hasModerator: true });
  expect((await testApp().graphql(cases("OPEN"), {}, { token })).data.moderationCases.nodes).toHaveLength(open.length);
});
