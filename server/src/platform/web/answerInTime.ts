import type { FastifyInstance } from "fastify";
import { withinTime } from "../limits/withinTime";

/** Routes added after this answer 503 when their handler takes too long. */
export function answerInTime(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return withinTime(handler.call(this, request, reply));
    };
  });
}
