import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

describe("what is wrong in the path", () => {
  it.each(["PUT /api/blocks", "DELETE /api/blocks", "DELETE /api/buddies", "PUT /api/suggestions"])(
    "is named as the route names it: %s",
    async (route) => {
      const as = await buildUser(testApp().db);

      const { status, body } = await rest(`${route}/abc`, { as });

      expect(status).toBe(400);
      expect(body).toEqual({ errors: [{ msg: "id is not an id", param: "id", location: "params" }] });
    },
  );

  it("is not reported as part of the body", async () => {
    const as = await buildUser(testApp().db);

    const own = await rest(`PUT /api/blocks/${as.id}`, { as });
    const kind = await rest("PUT /api/notifications/settings/NONE", { as, body: { isInApp: true, mail: "NEVER" } });
    const reported = await rest("POST /api/reports", { as, body: { kind: "POST", reason: "SPAM" } });

    const places = [own, kind, reported].map(({ body }) => [body.errors[0].param, body.errors[0].location]);
    expect(places).toEqual([
      ["id", "params"],
      ["kind", "params"],
      ["id", "body"],
    ]);
  });
});
