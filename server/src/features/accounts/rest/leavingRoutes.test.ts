import { useTestApp } from "../../../testing/app/harness";
import { departureCalls } from "../../../testing/calls/departureCalls";
import { restCall } from "../../../testing/calls/restCall";
import { beginAbsence } from "../suspension/absence";

const testApp = useTestApp();
const rest = restCall(testApp);
const { signUp } = departureCalls(testApp);

const password = "paper boats at dawn";

async function begin(name: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { token } = (await rest("POST /api/users", { body: { name, email, password } })).body;
  return { email, token: token as string };
}
const confirm = (token: string) => rest("POST /api/auth/confirm", { token, body: { password } });

describe("O5 an account over REST", () => {
  it("is left for a week, and kept", async () => {
    const { email, token } = await begin("Ada");
    const { _id: id } = (await rest("GET /api/auth", { token })).body;
    expect(await rest("POST /api/me/deletion", { token, body: { content: "REMOVE" } })).toMatchObject({
      status: 403,
      body: { code: "CONFIRMATION_REQUIRED" },
    });
    await confirm(token);

    const left = await rest("POST /api/me/deletion", { token, body: { content: "KEEP_WITHOUT_NAME" } });

    expect(Math.round((Date.parse(left.body.until) - Date.now()) / 86_400_000)).toBe(7);
    expect((await rest("GET /api/auth", { token })).status).toBe(401);
    expect((await rest(`GET /api/users/${id}`)).status).toBe(404);
    const refused = await rest("POST /api/auth", { body: { email, password } });
    const limitedToken = String(refused.headers["x-limited-token"]);
    expect([refused.status, refused.headers["x-error-code"]]).toEqual([400, "LEAVING"]);

    const kept = await rest("POST /api/auth/keep", { body: { limitedToken } });

    expect((await rest("GET /api/auth", { token: kept.body.token })).body).toMatchObject({ _id: id, email });
    expect((await rest(`GET /api/users/${id}`)).body).toEqual({ _id: id, name: "Ada", avatar: expect.any(String) });
    const again = await rest("POST /api/auth/keep", { body: { limitedToken } });
    expect([again.status, again.body.errors[0].param]).toEqual([400, "limitedToken"]);
  });

  it("stays suspended when it is kept, as a log-in says", async () => {
    const { email, token } = await begin("Cem");
    const { _id: id } = (await rest("GET /api/auth", { token })).body;
    await confirm(token);
    await rest("POST /api/me/deletion", { token, body: { content: "REMOVE" } });
    const refused = await rest("POST /api/auth", { body: { email, password } });
    const { services } = testApp();
    const suspended = { kind: "SUSPENDED", until: null, reason: "Advertising" } as const;
    await services.db.transaction((tx) => beginAbsence(services, tx, id, suspended));

    const limitedToken = String(refused.headers["x-limited-token"]);
    const kept = await rest("POST /api/auth/keep", { body: { limitedToken } });

    expect([kept.status, kept.headers["x-error-code"]]).toEqual([400, "SUSPENDED"]);
  });

  it("has its address confirmed, and another one", async () => {
    const { email, token } = await begin("Bo");
    await testApp().runJobs();
    const first = testApp().linkToken("verify-email");

    expect((await rest("POST /api/auth/email/resend", { token })).body.nextInSeconds).toBeGreaterThan(0);
    expect(await rest("POST /api/auth/email/verify", { body: { token: first } })).toMatchObject({
      status: 200,
      body: { msg: "Address confirmed" },
    });
    const wrong = await rest("POST /api/auth/email/verify", { body: { token: "none" } });
    expect([wrong.status, wrong.body.errors[0].param]).toEqual([400, "token"]);

    const other = `other-${email}`;
    expect((await rest("POST /api/auth/email", { token, body: { email: other } })).status).toBe(403);
    await confirm(token);
    expect((await rest("POST /api/auth/email", { token, body: { email: "none" } })).body.errors[0].param).toBe("email");
    expect((await rest("POST /api/auth/email", { token, body: { email: other } })).body.msg).toBe(
      "A link is on its way",
    );
    await testApp().runJobs();
    expect((await rest("GET /api/auth", { token })).body.email).toBe(email);

    await rest("POST /api/auth/email/verify", { body: { token: testApp().linkToken("verify-email") } });

    expect((await rest("POST /api/auth", { body: { email: other, password } })).status).toBe(200);
  });

  it("is unknown to guests whom it is not shown to, and to members who are blocked", async () => {
    const [ada, bo] = [await signUp("Ada", `${crypto.randomUUID()}@example.com`), await begin("Bo")];
    expect((await rest(`GET /api/users/${ada.id}`, { token: bo.token })).status).toBe(200);
    const { _id: boId } = (await rest("GET /api/auth", { token: bo.token })).body;

    await rest(`PUT /api/blocks/${boId}`, { token: ada.token });

    expect((await rest(`GET /api/users/${ada.id}`, { token: bo.token })).status).toBe(404);
    expect((await rest("GET /api/users/none")).body).toEqual({
      msg: "There is no member with this id.",
      code: "NOT_FOUND",
    });
  });
});
