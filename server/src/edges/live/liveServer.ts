import type { IncomingHttpHeaders, Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { type Extra, useServer } from "graphql-ws/use/ws";
import { v4 as randomId } from "uuid";
import { type WebSocket, WebSocketServer } from "ws";
import type { Viewer } from "../../platform/auth/sessions";
import { AppError } from "../../errors";
import { type AppContext, createContext, type Services } from "../../platform/context";
import { readToken } from "../web/requestContext";
import { live, sizes, times } from "../../platform/limits/limits";
import { BoundedSocket } from "./BoundedSocket";
import { EventContexts } from "./EventContexts";
import { prepareOperation, subscribeFresh } from "./liveOperations";
import { disconnect, LiveSockets, unauthorizedClose, unavailableClose } from "./LiveSockets";
import { graphqlMessages } from "../graphql/messages";
import { asGraphQLError, presentError } from "../graphql/presentError";
import { logUnknown } from "../graphql/requestRules";
import { withoutSuggestions } from "../graphql/withoutValues";

interface Options {
  schema: GraphQLSchema;
  services: Services;
  log: FastifyBaseLogger;
  /** Other origins that may connect, besides our own. */
  corsOrigins: readonly string[];
  /** false: errors contain no names of the schema. */
  introspection: boolean;
}

type SocketArgs = ExecutionArgs & { socket: WebSocket };

export interface LiveServer {
  readonly sockets: LiveSockets;
  close(): Promise<void>;
}

/** `/graphql` over WebSocket: subscriptions for members, in the graphql-transport-ws protocol. */
export function startLiveServer(server: Server, options: Options): LiveServer {
  const { schema, services, log, corsOrigins } = options;
  const sockets = new LiveSockets();
  const contextOf = (viewer: Viewer | null): AppContext => {
    const requestId = randomId();
    const caller = { viewer, hasInvalidToken: false, readsLatest: true, requestId, ip: "", baseUrl: "", log };
    return createContext(services, caller);
  };
  const eventContexts = new EventContexts(contextOf);
  const present = (error: GraphQLError | GraphQLFormattedError) => presentLive(options, error);
  const wss = new WebSocketServer({
    // Handed the server itself it would take that one's errors, a taken port for one, for its own.
    noServer: true,
    path: "/graphql",
    maxPayload: sizes.webSocketBytes,
    WebSocket: BoundedSocket,
    verifyClient: ({ origin, req }: { origin?: string; req: { headers: { host?: string } } }) =>
      isAllowedOrigin(origin, req.headers.host, corsOrigins),
  });
  const protocol = useServer<Record<string, unknown>>(
    {
      schema,
      onConnect: ({ connectionParams, extra }) => admit(options, sockets, extra, connectionParams),
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        if (Object.keys(subscriptions).length > live.subscriptionsPerSocket) return [tooManySubscriptions()];
        const args = await prepareOperation(schema, contextOf(sockets.viewerOf(extra.socket)), payload);
        return Array.isArray(args) ? args : Object.assign(args, { socket: extra.socket });
      },
      subscribe: (args: ExecutionArgs) => {
        const { socket } = args as SocketArgs; // What onSubscribe gave.
        return subscribeFresh(args, {
          freshContext: (event) => eventContexts.create(sockets.viewerOf(socket), event),
          onOverflow: () => disconnect(socket),
        });
      },
      onError: (_ctx, _id, _payload, errors) => errors.map(present),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(present) } : undefined,
      // Without this the library sends the messages of internal errors to clients.
      isProd: true,
    },
    wss,
  );
  server.on("upgrade", (request, socket, head) => {
    wss.handleUpgrade(request, socket, head, (opened) => wss.emit("connection", opened, request));
  });
  services.events.onSessionEnded((end) => sockets.endSession(end));
  services.events.onGap(() => sockets.disconnectAll());
  let closing: Promise<void> | null = null;
  return { sockets, close: () => (closing ??= closeAll(wss, () => protocol.dispose())) };
}

/** Closes all sockets, and terminates those that do not complete the closing handshake. */
async function closeAll(wss: WebSocketServer, dispose: () => void | Promise<void>): Promise<void> {
  const hangUp = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), times.closingSocketMs);
  await dispose();
  clearTimeout(hangUp);
}

/** Lets members in; a refusal has the code that says whether another try with this token makes sense. */
async function admit(
  { services, log }: Options,
  sockets: LiveSockets,
  extra: Extra,
  params?: Record<string, unknown>,
): Promise<boolean> {
  try {
    const viewer = await findViewer(services, extra.request.headers, params);
    if (!viewer) return (extra.socket.close(unauthorizedClose.code, unauthorizedClose.reason), false);
    sockets.add(extra.socket, viewer);
    return true;
  } catch (error) {
    log.warn({ event: "socket.refused", err: error }, "socket.refused");
    return (extra.socket.close(unavailableClose.code, unavailableClose.reason), false);
  }
}

const tooManySubscriptions = () =>
  asGraphQLError(
    new AppError("RATE_LIMITED", graphqlMessages.tooManySubscriptions({ max: live.subscriptionsPerSocket })),
  );

/**
 * The token comes in the connection's own parameters, as `token` or under the names of the HTTP headers in any case, or in
 * the headers of the handshake themselves, which browsers cannot set.
 */
async function findViewer(
  services: Services,
  headers: IncomingHttpHeaders,
  params: Record<string, unknown> = {},
): Promise<Viewer | null> {
  const texts = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const given = Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), value]));
  const token = given.token || readToken(given) || readToken(headers);
  return token ? services.sessions.find(token) : null;
}

/** Browsers name the page that connects; programs do not. */
function isAllowedOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

function presentLive(
  { log, introspection }: Options,
  error: GraphQLError | GraphQLFormattedError,
): GraphQLFormattedError {
  const requestId = randomId();
  const cause = error instanceof GraphQLError ? error : new GraphQLError(error.message, error);
  logUnknown({ log, requestId }, cause);
  const presented = presentError(cause.toJSON(), cause);
  const message = introspection ? presented.message : withoutSuggestions(presented.message);
  return { ...presented, message, extensions: { ...presented.extensions, requestId } };
}
