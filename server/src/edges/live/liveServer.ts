import type { IncomingHttpHeaders, Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { type Extra, useServer } from "graphql-ws/use/ws";
import { v4 as randomId } from "uuid";
import { type WebSocket, WebSocketServer } from "ws";
import { AppError, toAppError } from "../../errors";
import type { Viewer } from "../../platform/auth/sessions";
import { type AppContext, createContext, type Services } from "../../platform/context";
import { baseUrlFor, createProtocolReader } from "../web/baseUrl";
import { isAllowedOrigin } from "../web/cors";
import { graphqlMessages } from "../graphql/messages";
import { presentExtensions } from "../graphql/pipeline/presentError";
import { reportUnavailable } from "../../platform/observability/unavailability";
import { readToken } from "../web/requestContext";
import { sizes, times } from "../../platform/limits/limits";
import { countRequests } from "../../platform/limits/requestRates";
import { throttle } from "../../platform/limits/throttle";
import { addressOf, admitUpgrade } from "./admitUpgrade";
import { BoundedSocket } from "./BoundedSocket";
import { EndedSessionsPoller } from "./EndedSessionsPoller";
import { EventContexts } from "./EventContexts";
import { disconnect, limitedClose, LiveSockets, unauthorizedClose, unavailableClose } from "./LiveSockets";
import type { Pipeline } from "../graphql/pipeline/Run";
import { pipelineHooks } from "./liveOperations";
import { SocketLimits } from "./SocketLimits";

const reportEveryMs = 1_000;

interface Options {
  pipeline: Pipeline;
  services: Services;
  log: FastifyBaseLogger;
  /** The origins that may connect, besides our own; empty: all. */
  corsOrigins: readonly string[];
  /** Proxies that say for whom they connect. */
  trustedProxies: readonly string[];
  /** Other processes may use the same database. */
  hasOthers: boolean;
  publicUrl: string | null;
}

export interface LiveServer {
  readonly sockets: LiveSockets;
  close(): Promise<void>;
}

/** `/graphql` over WebSocket: subscriptions for members, in the graphql-transport-ws protocol. */
export function startLiveServer(server: Server, options: Options): LiveServer {
  const { pipeline, services, log, corsOrigins, hasOthers } = options;
  const sockets = new LiveSockets(services.sessions.roles);
  const limits = new SocketLimits(services.rates);
  const contextOf = (viewer: Viewer | null, baseUrl: string): AppContext => {
    const requestId = randomId();
    const caller = { viewer, hasInvalidToken: false, requestId, ip: "", baseUrl, log };
    return createContext(services, caller);
  };
  /** Addresses in events are what they are over HTTP. */
  const baseUrls = new WeakMap<WebSocket, string>();
  const baseUrlOf = (socket: WebSocket) => baseUrls.get(socket) ?? "";
  const eventContexts = new EventContexts(contextOf);
  const wss = new WebSocketServer({
    // With `server`, it would report the errors of the HTTP server, such as a port in use, as its own.
    noServer: true,
    path: "/graphql",
    maxPayload: sizes.webSocketBytes,
    WebSocket: BoundedSocket,
    verifyClient: ({ origin, req }: Handshake, decide: Decide) =>
      isAllowed(origin, req.headers.host, corsOrigins) ? decide(true) : decide(false, 403, refusal(), jsonHeaders),
  });
  wss.on("connection", (socket) => countUse(socket, limits));
  const protocol = useServer<Record<string, unknown>>(
    {
      onConnect: ({ connectionParams, extra, subscriptions }) => {
        limits.follow(extra.socket, subscriptions);
        return authenticate({ ...options, sockets, limits }, extra, connectionParams);
      },
      ...pipelineHooks(pipeline, {
        contextOf: (socket) => contextOf(sockets.viewerOf(socket), baseUrlOf(socket)),
        limits,
        contextNow: async (socket) => contextOf(await sockets.presentViewerOf(socket), baseUrlOf(socket)),
        subscriberOf: (socket) => ({
          contextFor: async (event) =>
            eventContexts.create(event, await sockets.presentViewerOf(socket), baseUrlOf(socket)),
          onOverflow: () => disconnect(socket),
        }),
      }),
      // Otherwise the library sends the messages of internal errors to clients.
      isProd: true,
    },
    wss,
  );
  reportErrors(wss, log);
  acceptUpgrades(server, wss, { ...options, baseUrls });
  services.events.on("sessionEnded", (end) => sockets.endSession(end));
  const poller = hasOthers ? new EndedSessionsPoller(services, sockets, log) : null;
  services.events.onGap(() => sockets.disconnectAll());
  let closing: Promise<void> | null = null;
  const close = () => {
    poller?.stop();
    services.events.waits.end();
    return (closing ??= closeAll(wss, () => protocol.dispose()));
  };
  return { sockets, close };
}

/** Logs one error a second, instead of the library, which prints a stack for each client that resets, or sends too much. */
function reportErrors(wss: WebSocketServer, log: Options["log"]): void {
  const report = throttle(reportEveryMs, (error: Error & { code?: string }) =>
    log.info({ event: "socket.failed", reason: error.code ?? error.message }, "socket.failed"),
  );
  wss.on("connection", (socket) => {
    socket.removeAllListeners("error").on("error", report);
  });
}

type Upgrades = Pick<Options, "services" | "trustedProxies" | "publicUrl"> & { baseUrls: WeakMap<WebSocket, string> };

/** Opens the sockets of addresses within their rate. */
function acceptUpgrades(server: Server, wss: WebSocketServer, { services, baseUrls, ...options }: Upgrades): void {
  const { trustedProxies, publicUrl } = options;
  const protocolOf = createProtocolReader(trustedProxies);
  server.on("upgrade", (request, socket, head) => {
    void admitUpgrade(services, socket, addressOf(request, trustedProxies)).then((isAdmitted) => {
      if (!isAdmitted) return;
      wss.handleUpgrade(request, socket, head, (opened) => {
        baseUrls.set(opened, baseUrlFor({ headers: request.headers, protocol: protocolOf(request) }, publicUrl));
        wss.emit("connection", opened, request);
      });
    });
  });
}

/** Closes all sockets, and terminates those that do not complete the closing handshake. */
async function closeAll(wss: WebSocketServer, dispose: () => void | Promise<void>): Promise<void> {
  const terminateAll = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), times.closingSocketMs);
  await dispose();
  clearTimeout(terminateAll);
}

/** Counts the messages and pings of a socket; beyond the limit it is closed, and nothing more of it is read. */
function countUse(socket: WebSocket, limits: SocketLimits): void {
  limits.assign(socket, randomId());
  const count = () => {
    if (limits.countMessage(socket)) return;
    socket.removeAllListeners("message").removeAllListeners("ping");
    closeLimited(socket);
  };
  socket.on("message", count).on("ping", count);
  socket.once("close", () => limits.remove(socket));
}

function closeLimited(socket: WebSocket): void {
  socket.close(limitedClose.code, limitedClose.reason);
  setTimeout(() => socket.terminate(), times.closingSocketMs).unref();
}

interface Admission extends Pick<Options, "services" | "log"> {
  sockets: LiveSockets;
  limits: SocketLimits;
}

/** Accepts members, and counts the connect as a request. The close code says whether the client should retry with this token. */
async function authenticate(
  { services, log, sockets, limits }: Admission,
  extra: Extra,
  params?: Record<string, unknown>,
): Promise<boolean> {
  try {
    const { headers } = extra.request;
    const token = findToken(headers, params);
    const add = (viewer: Viewer) => sockets.add(extra.socket, viewer);
    const viewer = token && (await services.sessions.findForConnection(token, headers["user-agent"], add));
    if (!viewer) return (extra.socket.close(unauthorizedClose.code, unauthorizedClose.reason), false);
    await countRequests({ ...services, viewer, ip: "" });
    return limits.assign(extra.socket, viewer.id) ? true : (closeLimited(extra.socket), false);
  } catch (error) {
    const { code } = toAppError(error);
    if (code === "RATE_LIMITED") return (closeLimited(extra.socket), false);
    if (code === "UNAVAILABLE") reportUnavailable(log, error);
    else log.warn({ event: "socket.refused", err: error }, "socket.refused");
    return (extra.socket.close(unavailableClose.code, unavailableClose.reason), false);
  }
}

/**
 * The token is in the connection parameters, as `token` or under the names of the HTTP headers in any case, or in the headers
 * of the handshake, which browsers cannot set.
 */
function findToken(headers: IncomingHttpHeaders, params: Record<string, unknown> = {}): string | null {
  const texts = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const given = Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), value]));
  return given.token || readToken(given) || readToken(headers);
}

interface Handshake {
  origin?: string;
  req: { headers: { host?: string } };
}

type Decide = (isAllowed: boolean, status?: number, body?: string, headers?: Record<string, string>) => void;

/** Browsers send the origin of the page; other clients send none. The same rule as over HTTP. */
function isAllowed(origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean {
  if (!origin) return true;
  return isAllowedOrigin(origins, origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

const jsonHeaders = { "Content-Type": "application/json; charset=utf-8" };

/** The body of a refused handshake, in the shape of GraphQL's errors. */
function refusal(): string {
  const error = new AppError("FORBIDDEN", graphqlMessages.originRefused());
  const extensions = { ...presentExtensions(error), requestId: randomId() };
  return JSON.stringify({ errors: [{ message: error.message, extensions }] });
}
