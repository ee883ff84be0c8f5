import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { sessionCalls } from "../../../testing/calls/sessionCalls";

const testApp = useTestApp();
const rest = restCall(testApp);
const { plan } = sessionCalls(testApp);

const read = async (url: string) => {
  const { statusCode, body } = await testApp().request({ method: "GET", url: new URL(url).pathname });
  return { statusCode, body };
};

describe("O5 the calendar feed over REST", () => {
  it("is made after a confirmation, gets another address, and ends", async () => {
    const ada = await buildUser(testApp().db);
    const token = testApp().tokenOf(ada);
    await plan(ada, { title: "Rings" });
    expect((await rest("GET /api/me/calendar", { token })).body).toEqual({ url: null });
    const refused = await rest("POST /api/me/calendar", { token });
    expect([refused.status, refused.body.code]).toEqual([403, "CONFIRMATION_REQUIRED"]);
    expect((await rest("GET /api/me/calendar", { token })).body).toEqual({ url: null });

    await testApp().confirm(token);
    const { url } = (await rest("POST /api/me/calendar", { token })).body;

    expect((await rest("GET /api/me/calendar", { token })).body).toEqual({ url });
    expect((await read(url)).body).toContain("SUMMARY:Rings");

    const renewed = (await rest("POST /api/me/calendar", { token })).body.url;
    expect([(await read(url)).statusCode, (await read(renewed)).statusCode]).toEqual([404, 200]);

    expect((await rest("DELETE /api/me/calendar", { token })).body).toEqual({ msg: "Calendar feed ended" });
    expect((await rest("DELETE /api/me/calendar", { token })).status).toBe(200);
    expect((await read(renewed)).statusCode).toBe(404);
    expect((await rest("GET /api/me/calendar", { token })).body).toEqual({ url: null });
  });
});
