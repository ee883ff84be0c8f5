import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors";
import { declareActions, everyone } from "../../platform/authorization/actions";
import type { Route } from "../../platform/rest/route";
import { restMessages } from "../../platform/rest/messages";

const { otherMethod } = declareActions("api", { otherMethod: everyone });

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Responds 405 with `Allow` to methods that a path does not have. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const url of new Set(routes.map(({ path }) => path))) {
    const defined = routes.filter(({ path }) => path === url).map(({ method }): string => method);
    const isDefined = (method: string) => defined.includes(method === "HEAD" ? "GET" : method);
    const allow = [...methods.filter(isDefined), "OPTIONS"].join(", ");
    app.route({
      url,
      method: methods.filter((method) => !isDefined(method)),
      exposeHeadRoute: false,
      config: { action: otherMethod, onlyReads: true },
      handler: async (_request, reply) => {
        reply.header("allow", allow);
        throw new AppError("BAD_REQUEST", restMessages.otherMethod(), { status: 405 });
      },
    });
  }
}
