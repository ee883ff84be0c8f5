import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

describe("A new password that is missing", () => {
  it.each(["change", "reset"])("is too short, not too long: %s", async (how) => {
    const as = await buildUser(testApp().db);

    const { status, body } = await rest(`POST /api/auth/password/${how}`, {
      as,
      body: { currentPassword: "x", token: "x" },
    });

    expect(status).toBe(400);
    const msg = "Please enter a password with 8 or more characters";
    expect(body.errors).toEqual([{ msg, param: "newPassword", location: "body" }]);
  });
});
