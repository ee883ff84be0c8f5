import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const password = "paper lanterns";

describe("M9 the migration to canonical e-mails", () => {
  it("keeps every account, also two with addresses that used to count as different, each with its own spelling", async () => {
    const { db, services } = testApp();
    const { dataSource } = db;
    const hash = await services.passwords.hash(password);
    const last = dataSource.migrations.findIndex(({ name }) => name?.startsWith("EmailKeys"));
    const toUndo = dataSource.migrations.length - last;
    for (let n = 0; n < toUndo; n++) await dataSource.undoLastMigration();
    const emails = ["sam@example.com", "\u017Fam@example.com", "\uFF53am@example.com", "Other@Example.com"];
    for (const [n, email] of emails.entries()) {
      await db.query(
        `insert into users (id, name, email, password_hash, created_at)
         values (gen_random_uuid(), $1, $1, $2, now() + $3 * interval '1 second')`,
        [email, n === 2 ? await services.passwords.hash("another one") : hash, n],
      );
    }

    await dataSource.runMigrations();

    const rows = await db.query("select email, email_key, email_rank from users order by created_at");
    expect(rows).toEqual([
      { email: emails[0], email_key: "sam@example.com", email_rank: 0 },
      { email: emails[1], email_key: "sam@example.com", email_rank: 1 },
      { email: emails[2], email_key: "sam@example.com", email_rank: 2 },
      { email: emails[3], email_key: "other@example.com", email_rank: 0 },
    ]);
    const nameOf = async (email: string, secret = password) => {
      const { body } = await rest("POST /api/auth", { body: { email, password: secret } });
      return body.token && (await rest("GET /api/auth", { token: body.token })).body.name;
    };
    expect(await nameOf(emails[0] ?? "")).toBe(emails[0]);
    expect(await nameOf(emails[1] ?? "")).toBe(emails[1]);
    expect(await nameOf(emails[2] ?? "", "another one")).toBe(emails[2]);
    expect(await nameOf("SAM@example.com")).toBe(emails[0]);
    expect(await nameOf("other@example.com")).toBe(emails[3]);
  });

  it("lets nobody take an address that an older account has, though the oldest is gone", async () => {
    await testApp().db.query("delete from users where email_rank = 0 and email_key = 'sam@example.com'");

    const body = { name: "Sam", email: "\u017Fam@example.com", password };
    const answer = await rest("POST /api/users", { body });

    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].msg).toBe("Email already registered");
  });
});
