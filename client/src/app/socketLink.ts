import type { ApolloLink } from "@apollo/client/link";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { Observable, retry, throwError } from "rxjs";
import { readToken, subscribeToToken } from "../features/accounts/tokenStore";
import { announceReconnect } from "../shared/reconnects";

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
}

/** How often a silent socket is asked whether it still lives, and how long it may take to say so, in milliseconds. */
const pingEvery = 10_000;
const pongWithin = 5_000;

let socket: WebSocket | undefined;
let pongTimeout: ReturnType<typeof setTimeout> | undefined;

/** The token that the socket was opened with. */
let socketToken: string | null = null;
let wasRefused = false;

const socketClient = createClient({
  url: socketUrl,
  connectionParams: () => ({ token: (socketToken = readToken()) }),
  retryAttempts: Infinity,
  shouldRetry: () => readToken() !== null,
  keepAlive: pingEvery,
  on: {
    connected: (opened, _payload, wasRetry) => {
      socket = opened as WebSocket;
      if (wasRetry || wasRefused) announceReconnect();
      wasRefused = false;
    },
    ping: (wasReceived) => {
      if (!wasReceived) pongTimeout = setTimeout(() => socket?.close(4408, "no answer"), pongWithin);
    },
    pong: (wasReceived) => {
      if (wasReceived) clearTimeout(pongTimeout);
    },
    closed: () => clearTimeout(pongTimeout),
  },
});
const wsLink = new GraphQLWsLink(socketClient);

// Another tab may have signed in another member: what comes over this socket is not for them. It is opened again.
subscribeToToken(() => {
  const token = readToken();
  if (token !== null && socketToken !== null && token !== socketToken) socketClient.terminate();
});

/** One socket for all subscriptions, opened by the first, signed with the current token; it retries with backoff. */
export const requestOverSocket = (operation: ApolloLink.Operation) =>
  wsLink
    .request(operation)
    .pipe(retry({ delay: (error: unknown) => (isRefused(error) ? newToken() : throwError(() => error)) }));

/** As GraphQLWsLink words the code with which the service ends the sockets of a session. */
const isRefused = (error: unknown) => error instanceof Error && /^Socket closed with event 4401\b/.test(error.message);

/** Emits once the member is signed in again, in whichever tab. */
function newToken(): Observable<void> {
  wasRefused = true;
  return new Observable((observer) => {
    const look = () => {
      const token = readToken();
      if (token !== null && token !== socketToken) observer.next();
    };
    const stop = subscribeToToken(look);
    look();
    return stop;
  });
}
