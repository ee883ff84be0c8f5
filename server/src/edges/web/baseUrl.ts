import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import proxyAddress from "@fastify/proxy-addr";

interface Requested {
  headers: IncomingHttpHeaders;
  /** `http` or `https`, as the client sent it. */
  protocol: string;
}

/**
 * What is prepended to root-relative addresses in responses and events: nothing for our own pages, else the public address or,
 * without one, the one that was requested.
 */
export function baseUrlFor({ headers, protocol }: Requested, publicUrl: string | null): string {
  if (isOwnPage(headers)) return "";
  if (publicUrl !== null) return publicUrl;
  const { host = "" } = headers;
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : "";
}

/** Our own pages can use root-relative URLs; other clients need absolute ones. */
function isOwnPage({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  if (headers["sec-fetch-site"] === "same-origin") return true;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** The protocol of a request that Fastify does not see, such as the handshake of a socket, by the rules of its `request.protocol`. */
export function createProtocolReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return ({ socket, headers }) => {
    const given = [headers["x-forwarded-proto"]].flat().at(-1)?.split(",").at(-1)?.trim();
    if (given && isTrusted(socket.remoteAddress ?? "", 0)) return given;
    return (socket as Partial<TLSSocket>).encrypted ? "https" : "http";
  };
}
