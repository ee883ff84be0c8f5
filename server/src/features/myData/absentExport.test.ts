import { codeOf } from "../../testing/calls/answers";
import { unpack } from "../../testing/calls/exportCalls";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { announceAbsence, beginAbsence, endAbsence } from "../accounts/suspension/absence";

const testApp = useTestApp();
const rest = restCall(testApp);

describe("C19 a suspended member", () => {
  it("gets a copy of their data with the token of the refused sign-in, and with no other", async () => {
    const { services } = testApp();
    const input = { email: "copy@example.com", password: "a password for the tests" };
    const { body } = await rest("POST /api/users", { body: { name: "Cleo", ...input } });
    const { body: account } = await rest("GET /api/auth", { token: body.token });
    const begun = { kind: "SUSPENDED" as const, until: null, reason: "Spam" };
    await services.db.transaction((tx) => beginAbsence(services, tx, account._id, begun));
    announceAbsence(services, account._id);
    const login = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
    const refused = await testApp().graphql(login, { input });
    const limitedToken = String(refused.errors?.[0]?.extensions.limitedToken);
    const list = async (token: string) =>
      testApp().graphql("query ($token: String!) { absentExports(limitedToken: $token) { id state } }", { token });

    const asked = await testApp().graphql(
      "mutation ($input: AbsentExportInput!) { exportAbsentData(input: $input) { id state } }",
      { input: { limitedToken } },
    );
    expect(asked.data.exportAbsentData).toEqual([{ id: expect.any(String) as string, state: "PENDING" }]);
    await testApp().runJobs();
    const [copy] = (await list(limitedToken)).data.absentExports;
    expect(copy.state).toBe("READY");
    expect(codeOf(await list("another"))).toBe("UNAUTHENTICATED");

    const download = (token: string) =>
      testApp().request({
        method: "POST",
        url: `/api/me/exports/${copy.id}/download`,
        payload: { limitedToken: token },
      });
    expect((await download("another")).statusCode).toBe(401);
    const file = await download(limitedToken);
    expect(file.statusCode).toBe(200);
    expect([...unpack(file.rawPayload).texts.values()].join()).toContain(input.email);

    await services.db.transaction((tx) => endAbsence(tx, account._id, "SUSPENDED"));
    expect((await download(limitedToken)).statusCode).toBe(401);
  });
});
