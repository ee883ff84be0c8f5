import type { Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { type Extra, useServer } from "graphql-ws/use/ws";
import { v4 as randomId } from "uuid";
import { WebSocketServer } from "ws";
import type { Viewer } from "../accounts/sessions";
import { type AppContext, createContext, type Services } from "../context";
import { sizes } from "../shared/limits";
import { prepareOperation, subscribeFresh } from "./liveOperations";
import { LiveSockets, unauthorizedClose } from "./LiveSockets";
import { presentError } from "./presentError";
import { logUnknown } from "./requestRules";

interface Options {
  schema: GraphQLSchema;
  services: Services;
  log: FastifyBaseLogger;
  /** Origins besides our own whose pages may connect. */
  corsOrigins: readonly string[];
}

interface SocketExtra extends Record<PropertyKey, unknown> {
  viewer: Viewer;
}

export interface LiveServer {
  readonly sockets: LiveSockets;
  close(): Promise<void>;
}

/** `/graphql` over WebSocket: subscriptions for members, in the graphql-transport-ws protocol. */
export function startLiveServer(server: Server, { schema, services, log, corsOrigins }: Options): LiveServer {
  const sockets = new LiveSockets();
  const contextOf = (viewer: Viewer): AppContext => {
    const requestId = randomId();
    return createContext(services, { viewer, hasInvalidToken: false, requestId, ip: "", baseUrl: "", log });
  };
  const wss = new WebSocketServer({
    server,
    path: "/graphql",
    maxPayload: sizes.webSocketBytes,
    verifyClient: ({ origin, req }: { origin?: string; req: { headers: { host?: string } } }) =>
      isAllowedOrigin(origin, req.headers.host, corsOrigins),
  });
  const protocol = useServer<Record<string, unknown>, SocketExtra>(
    {
      schema,
      onConnect: async ({ connectionParams, extra }) => {
        const viewer = await findViewer(services, connectionParams);
        if (!viewer) return (extra.socket.close(unauthorizedClose.code, unauthorizedClose.reason), false);
        extra.viewer = viewer;
        sockets.add(extra.socket, viewer);
        return true;
      },
      onSubscribe: ({ extra }, _id, payload) => prepareOperation(schema, contextOf(viewerOf(extra)), payload),
      subscribe: (args: ExecutionArgs) => {
        const { viewer } = args.contextValue as { viewer: Viewer };
        return subscribeFresh(args, () => contextOf(viewer));
      },
      onError: (_ctx, _id, _payload, errors) => errors.map((error) => present(log, error)),
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => present(log, error)) as never } : undefined,
    },
    wss,
  );
  services.events.onSessionEnded((end) => sockets.endSession(end));
  return { sockets, close: async () => protocol.dispose() };
}

const viewerOf = (extra: Extra & Partial<SocketExtra>): Viewer => {
  if (!extra.viewer) throw new Error("a socket without a viewer was let in");
  return extra.viewer;
};

/** The token comes in the connection's own parameters, as `token` or under the name of the header. */
async function findViewer(services: Services, params?: Record<string, unknown>): Promise<Viewer | null> {
  const token = params?.token ?? params?.["x-auth-token"];
  return typeof token === "string" && token !== "" ? services.sessions.find(token) : null;
}

/** Browsers name the page that connects; programs do not. */
function isAllowedOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}

function present(log: FastifyBaseLogger, error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  const requestId = randomId();
  logUnknown({ log, requestId }, error);
  const formatted = error instanceof GraphQLError ? error.toJSON() : error;
  const presented = presentError(formatted, error);
  return { ...presented, extensions: { ...presented.extensions, requestId } };
}
