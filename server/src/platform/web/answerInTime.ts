import type { FastifyInstance } from "fastify";
import { endWork } from "../context";
import { times } from "../limits/limits";
import { withinTime } from "../limits/withinTime";

/** Routes that are added after this call respond with 503 when their handler takes too long. */
export function answerInTime(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    const { waitMs = 0 } = route.config ?? {};
    route.handler = function (request, reply) {
      return withinTime(handler.call(this, request, reply), times.answerMs + waitMs, () => {
        if (request.foundContext) endWork(request.foundContext);
      });
    };
  });
}
