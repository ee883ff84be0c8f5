import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import { StartError } from "../../errors";

interface ListenAddress {
  host: string;
  port: number;
}

export interface MetricsServer {
  /** The address for Prometheus. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus on a port of its own, so that it is not public with the service. It responds until the
 * process exits, also while the service drains.
 */
export async function serveMetrics(registry: Registry, address: ListenAddress): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isMetrics = request.method === "GET" && request.url?.split("?", 1)[0] === "/metrics";
    if (!isMetrics) return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, address))).listen(address.port, address.host, resolve);
  });
  const { address: host, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${host}]` : host}:${port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: ListenAddress): StartError {
  if (code === "EADDRINUSE")
    return new StartError(`METRICS_PORT ${port} is taken; choose another one, or leave it out.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`METRICS_HOST ${host} is not an address of this machine.`);
  return new StartError(`METRICS_PORT ${port} cannot be used: ${message}.`);
}
