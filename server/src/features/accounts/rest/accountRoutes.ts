import type { FastifyInstance } from "fastify";
import { accountActions } from "../accountPolicy";
import { LoginInput, RestRegisterInput } from "../accountInputs";
import * as accounts from "../accountService";
import { badInput, unauthenticated } from "../../../errors";
import { parseInput } from "../../../platform/validation/validation";
import { fieldsOf, idempotencyKeyOf, toFields } from "../../../platform/rest/jsonBody";
import { accountDocs as docs } from "./accountDocs";
import { presentAccount } from "./presentAccount";
import { restMessages } from "../../../platform/rest/messages";

export async function accountRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    "/users",
    { schema: docs.register, config: { action: accountActions.register, statuses: { CONFLICT: 400 } } },
    async (request) => {
      const { name, email, password } = fieldsOf(request);
      const input = await parseInput(RestRegisterInput, { name, email, password, ...idempotencyKeyOf(request) });
      const { token } = await accounts.register(await request.getContext(), input);
      return { token };
    },
  );

  app.post("/auth", { schema: docs.login, config: { action: accountActions.login } }, async (request) => {
    const { email, password } = fieldsOf(request);
    const input = await parseInput(LoginInput, { email, password });
    const { token } = await accounts.login(await request.getContext(), input);
    return { token };
  });

  app.delete("/auth", { schema: docs.logout, config: { action: accountActions.logout } }, async (request) => {
    const { everywhere = "false" } = toFields(request.query);
    if (everywhere !== "true" && everywhere !== "false") {
      throw badInput({ field: "everywhere", message: restMessages.noTrueOrFalse({ field: "everywhere" }) });
    }
    await accounts.logout(await request.getContext(), everywhere === "true");
    return { msg: "Logged out" };
  });

  app.get("/auth", { schema: docs.me, config: { action: accountActions.readOwn } }, async (request) => {
    const ctx = await request.getContext();
    const user = await accounts.findViewerAccount(ctx);
    if (!user) throw unauthenticated(restMessages.invalidToken());
    return presentAccount(ctx, user);
  });
}
