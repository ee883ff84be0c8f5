import type { FastifyInstance } from "fastify";
import type { AnyAction } from "../authorization/actions";
import type { ErrorCode } from "../../errors";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route does. A members' route checks the token before anything else. */
    action?: AnyAction;
    /** Where the contract's status differs from the one of the code. */
    statuses?: Partial<Record<ErrorCode, number>>;
  }
}

/** No route can be added after this without its action: nobody would know who may use it. */
export function requireActions(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (!config?.action) throw new Error(`${[method].flat().join(", ")} ${url} declares no action`);
  });
}
