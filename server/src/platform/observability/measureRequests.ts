import type { FastifyInstance } from "fastify";
import type { DailyCounts } from "./DailyCounts";
import { isHealthProbe } from "./health";
import type { Metrics } from "./Metrics";

declare module "fastify" {
  interface FastifyRequest {
    /** It was refused on purpose, because the site can only be read: no error of the site. */
    isRefusedAsReadOnly: boolean;
  }
}

/** Labels requests by route, not by path: ids in paths would create an unlimited number of label values. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, counts: Pick<DailyCounts, "add">): void {
  app.decorateRequest("isRefusedAsReadOnly", false);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    const isError = reply.statusCode >= 500 && !request.isRefusedAsReadOnly;
    if (isError && !isHealthProbe(request.url)) counts.add("errors");
    done();
  });
}
