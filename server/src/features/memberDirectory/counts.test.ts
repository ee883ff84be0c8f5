import { suggestionCalls } from "../../testing/calls/suggestionCalls";
import { useTestApp } from "../../testing/app/harness";
import { Weekday } from "../../platform/time/weekday";

const testApp = useTestApp();
const { member } = suggestionCalls(testApp);

const hours = (weekday: Weekday, from: string, to: string) => [{ weekday, from, to }];

describe("a list of the directory", () => {
  it.each([`text: "ada"`, `freeWithMe: true`, `sort: BEST_MATCH`])(
    "reads %s once for a page and its count",
    async (filter) => {
      const ada = await member("Ada", { availability: hours(Weekday.MONDAY, "09:00", "12:00"), timeZone: "UTC" });
      await member("Ada Two", { availability: hours(Weekday.MONDAY, "09:00", "12:00"), timeZone: "UTC" });
      const ask = (fields: string) => () => testApp().graphql(`{ profiles(${filter}) { ${fields} } }`, {}, { as: ada });
      await ask("nodes { id }")();

      const { counter } = testApp();
      const more = async () =>
        -(await counter.count(ask("nodes { id }"))) + (await counter.count(ask("nodes { id } totalCount")));

      // A search also does what is left to index.
      await expect.poll(more).toBe(filter.startsWith("sort") ? 0 : 1);
    },
  );

  it("calls the number exact that a text finds, unless it may find more", async () => {
    const { db } = testApp();
    await db.query(
      `insert into users (id, name, email, email_key, password_hash, created_at)
       select md5(n::text)::uuid, 'Noor ' || n, n || '@example.com', n || '@example.com', 'no password', now() from generate_series(1, 505) n`,
    );
    await db.query(
      `insert into profiles (id, user_id, status, interest, skills, created_at, updated_at)
       select gen_random_uuid(), md5(n::text)::uuid, 'Learning', 1, '{}', now(), now() from generate_series(1, 505) n`,
    );
    const isExact = async (text: string) =>
      (await testApp().graphql(`{ profiles(text: "${text}") { totalCountIsExact } }`)).data.profiles.totalCountIsExact;

    expect(await isExact("noor 77")).toBe(true);
    await expect.poll(() => isExact("noor"), { timeout: 20_000 }).toBe(false);
  });
});
