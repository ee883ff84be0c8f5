import type { IncomingHttpHeaders, Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { type Extra, useServer } from "graphql-ws/use/ws";
import { v4 as randomId } from "uuid";
import { WebSocketServer } from "ws";
import type { Viewer } from "../../platform/auth/sessions";
import { type AppContext, createContext, type Services } from "../../platform/context";
import { readToken } from "../web/requestContext";
import { sizes, times } from "../../platform/limits/limits";
import { BoundedSocket } from "./BoundedSocket";
import { EndedSessionsPoller } from "./EndedSessionsPoller";
import { EventContexts } from "./EventContexts";
import { disconnect, LiveSockets, unauthorizedClose, unavailableClose } from "./LiveSockets";
import type { Pipeline } from "../graphql/pipeline/Run";
import { pipelineHooks } from "./liveOperations";

interface Options {
  pipeline: Pipeline;
  services: Services;
  log: FastifyBaseLogger;
  /** Other origins that may connect, besides our own. */
  corsOrigins: readonly string[];
  /** Other processes may use the same database. */
  hasOthers: boolean;
}

export interface LiveServer {
  readonly sockets: LiveSockets;
  close(): Promise<void>;
}

/** `/graphql` over WebSocket: subscriptions for members, in the graphql-transport-ws protocol. */
export function startLiveServer(server: Server, options: Options): LiveServer {
  const { pipeline, services, log, corsOrigins, hasOthers } = options;
  const sockets = new LiveSockets();
  const contextOf = (viewer: Viewer | null): AppContext => {
    const requestId = randomId();
    const caller = { viewer, hasInvalidToken: false, readsLatest: true, requestId, ip: "", baseUrl: "", log };
    return createContext(services, caller);
  };
  const eventContexts = new EventContexts(contextOf);
  const wss = new WebSocketServer({
    // With `server`, it would report the errors of the HTTP server, such as a port in use, as its own.
    noServer: true,
    path: "/graphql",
    maxPayload: sizes.webSocketBytes,
    WebSocket: BoundedSocket,
    verifyClient: ({ origin, req }: { origin?: string; req: { headers: { host?: string } } }) =>
      isAllowedOrigin(origin, req.headers.host, corsOrigins),
  });
  const protocol = useServer<Record<string, unknown>>(
    {
      onConnect: ({ connectionParams, extra }) => authenticate(options, sockets, extra, connectionParams),
      ...pipelineHooks(pipeline, {
        contextOf: (socket) => contextOf(sockets.viewerOf(socket)),
        subscriberOf: (socket) => ({
          contextFor: (event) => eventContexts.create(sockets.viewerOf(socket), event),
          onOverflow: () => disconnect(socket),
        }),
      }),
      // Otherwise the library sends the messages of internal errors to clients.
      isProd: true,
    },
    wss,
  );
  server.on("upgrade", (request, socket, head) => {
    wss.handleUpgrade(request, socket, head, (opened) => wss.emit("connection", opened, request));
  });
  services.events.onSessionEnded((end) => sockets.endSession(end));
  const poller = hasOthers ? new EndedSessionsPoller(services, sockets, log) : null;
  services.events.onGap(() => sockets.disconnectAll());
  let closing: Promise<void> | null = null;
  const close = () => {
    poller?.stop();
    return (closing ??= closeAll(wss, () => protocol.dispose()));
  };
  return { sockets, close };
}

/** Closes all sockets, and terminates those that do not complete the closing handshake. */
async function closeAll(wss: WebSocketServer, dispose: () => void | Promise<void>): Promise<void> {
  const terminateAll = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), times.closingSocketMs);
  await dispose();
  clearTimeout(terminateAll);
}

/** Accepts members. The close code says whether the client should retry with this token. */
async function authenticate(
  { services, log }: Options,
  sockets: LiveSockets,
  extra: Extra,
  params?: Record<string, unknown>,
): Promise<boolean> {
  try {
    const { headers } = extra.request;
    const token = findToken(headers, params);
    const add = (viewer: Viewer) => sockets.add(extra.socket, viewer);
    const viewer = token && (await services.sessions.findForConnection(token, headers["user-agent"], add));
    return viewer ? true : (extra.socket.close(unauthorizedClose.code, unauthorizedClose.reason), false);
  } catch (error) {
    log.warn({ event: "socket.refused", err: error }, "socket.refused");
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

/** Browsers send the origin of the page; other clients send none. */
function isAllowedOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
