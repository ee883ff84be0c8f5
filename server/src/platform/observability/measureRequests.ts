import type { FastifyInstance } from "fastify";
import type { DailyCounts } from "./DailyCounts";
import { isHealthProbe } from "./health";
import type { Metrics } from "./Metrics";

/** Labels requests by route, not by path: ids in paths would create an unlimited number of label values. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, counts: Pick<DailyCounts, "add">): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500 && !isHealthProbe(request.url)) counts.add("errors");
    done();
  });
}
