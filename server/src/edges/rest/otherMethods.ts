import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors";
import { declareActions, everyone } from "../../platform/authorization/actions";
import type { Route } from "../../platform/rest/route";
import { restMessages } from "../../platform/rest/messages";

const { otherMethod } = declareActions("api", { otherMethod: everyone });

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Answers 405 with `Allow` where one of these paths is asked for by a method that it does not have. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const url of new Set(routes.map(({ path }) => path))) {
    const taken = routes.filter(({ path }) => path === url).map(({ method }): string => method);
    const isTaken = (method: string) => taken.includes(method === "HEAD" ? "GET" : method);
    const allow = [...methods.filter(isTaken), "OPTIONS"].join(", ");
    app.route({
      url,
      method: methods.filter((method) => !isTaken(method)),
      exposeHeadRoute: false,
      config: { action: otherMethod, onlyReads: true },
      handler: async (_request, reply) => {
        reply.header("allow", allow);
        throw new AppError("BAD_REQUEST", restMessages.otherMethod(), { status: 405 });
      },
    });
  }
}
