import type { ApolloLink } from "@apollo/client/link";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { Observable, retry, throwError } from "rxjs";
import { readToken, subscribeToToken } from "../features/accounts/tokenStore";
import { announceReconnect } from "../shared/reconnects";

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
}

/** The interval of pings, and how long to wait for a pong, in milliseconds. */
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

// When another tab logs in another member, this socket belongs to the wrong one: reconnect with the new token.
subscribeToToken(() => {
  const token = readToken();
  if (token !== null && socketToken !== null && token !== socketToken) socketClient.terminate();
});

/** One socket for all subscriptions, opened by the first, signed with the current token; it retries with backoff. */
export const requestOverSocket = (operation: ApolloLink.Operation) =>
  wsLink
    .request(operation)
    .pipe(retry({ delay: (error: unknown) => (isRefused(error) ? newToken() : throwError(() => error)) }));

/** Matches GraphQLWsLink's message for 4401, the code that closes the sockets of an ended session. */
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
