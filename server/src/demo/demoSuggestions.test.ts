import { useTestApp } from "../testing/app/harness";
import { User } from "../features/accounts/users/User";
import { demoAccount } from "./demoAccount";
import { seedIfEmpty } from "./seed";

const testApp = useTestApp();

it("C2 the demo account sees suggestions, some for an interest, for skills, for free hours, for groups and for what one knows of the other", async () => {
  const { db, services } = testApp();
  await seedIfEmpty({ db, passwords: services.passwords });
  const as = await db.findOneByOrFail(User, { email: demoAccount.email });

  const query = `{ me { suggestionsNeed suggestions { user { name } reasons { kind skills } } } }`;
  const { me } = (await testApp().graphql(query, {}, { as })).data;

  const kinds = me.suggestions.flatMap(({ reasons }: { reasons: { kind: string }[] }) =>
    reasons.map(({ kind }) => kind),
  );
  expect(me.suggestionsNeed).toEqual([]);
  expect(me.suggestions).toHaveLength(6);
  expect(new Set(kinds)).toEqual(new Set(["INTEREST", "SKILLS", "HOURS", "GROUPS", "COMPLEMENT"]));
});
