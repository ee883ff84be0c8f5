import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import { StartError } from "../../errors";

interface Place {
  host: string;
  port: number;
}

export interface MetricsServer {
  /** Where Prometheus finds them. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * `/metrics` for Prometheus on a port of its own, so that nothing that publishes the service's port publishes this too.
 * It answers until the process ends, while the service itself drains.
 */
export async function serveMetrics(registry: Registry, place: Place): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url?.split("?", 1)[0] === "/metrics";
    if (!isAsked) return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, place))).listen(place.port, place.host, resolve);
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: Place): StartError {
  if (code === "EADDRINUSE")
    return new StartError(`METRICS_PORT ${port} is taken; choose another one, or leave it out.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`METRICS_HOST ${host} is not an address of this machine.`);
  return new StartError(`METRICS_PORT ${port} cannot be used: ${message}.`);
}
