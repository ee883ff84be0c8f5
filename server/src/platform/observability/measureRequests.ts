import type { FastifyInstance } from "fastify";
import type { Metrics } from "./Metrics";

/** Labels requests by route, not by path: ids in paths would create an unlimited number of label values. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}
