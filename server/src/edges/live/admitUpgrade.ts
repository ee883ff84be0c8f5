import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import proxyAddress from "@fastify/proxy-addr";
import { toAppError } from "../../errors";
import { networkOf } from "../../platform/limits/network";
import type { Services } from "../../platform/context";

/** The address of a client, as Fastify finds it for requests: that before the proxies which we trust. */
export function addressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return trustedProxies.length > 0 ? proxyAddress(request, [...trustedProxies]) : (request.socket.remoteAddress ?? "");
}

const statuses: Readonly<Record<string, string>> = {
  RATE_LIMITED: "429 Too Many Requests",
  FORBIDDEN: "403 Forbidden",
};

/** Counts a connect as a request of its address. Beyond the rate it is answered like a request, and gives false. */
export async function admitUpgrade(
  { rates, bans }: Pick<Services, "rates" | "bans">,
  socket: Duplex,
  address: string,
): Promise<boolean> {
  // A client that is gone meanwhile is no failure of ours.
  const ignore = () => undefined;
  socket.on("error", ignore);
  try {
    bans.refuseNetwork(address);
    await rates.consume("anonymousRequests", networkOf(address));
    return true;
  } catch (thrown) {
    const { code, details } = toAppError(thrown);
    const status = statuses[code] ?? "503 Service Unavailable";
    socket.end(
      `HTTP/1.1 ${status}\r\nretry-after: ${details.retryAfter ?? 1}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    return false;
  } finally {
    setImmediate(() => socket.off("error", ignore));
  }
}
