import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./Metrics";

/** `/metrics` for Prometheus, and the measuring of every request. To the outside world the address does not exist. */
export async function metricsRoute(app: FastifyInstance, { metrics }: { metrics: Metrics }): Promise<void> {
  app.get("/metrics", async (request, reply) => {
    if (!isNeighbour(request)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Requests are told apart by their route, never by their address: ids in addresses would be numbers without end. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, "ipv4");
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Someone on this machine or its private network, who did not come through a proxy. */
function isNeighbour({ socket: { remoteAddress = "" }, headers }: FastifyRequest): boolean {
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  const address = remoteAddress.replace(/^::ffff:/i, "");
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
