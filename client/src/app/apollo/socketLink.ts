import type { ApolloLink } from "@apollo/client/link";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { Observable, retry, throwError } from "rxjs";
import { readToken, subscribeToToken } from "../../features/accounts/tokenStore";
import { hasWanted, noteConnected, noteDisconnected } from "../../shared/live";

/** graphql-ws reconnects after a normal closure without any pause, also if every connection ends so. */
let wasClosedNormally = false;

async function socketUrl(): Promise<string> {
  if (wasClosedNormally) await pauseBefore(0);
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
}

/** The interval of pings, and how long to wait for a pong, in milliseconds. */
const pingEvery = 10_000;
const pongWithin = 5_000;

/** How long the service may take to accept the connection, in milliseconds. */
const acceptedWithin = 10_000;

/** The first and the longest pause before another attempt, and how much chance adds, in milliseconds. */
const firstPause = 1_000;
const maxPause = 20_000;
const maxJitter = 3_000;

let pongTimeout: ReturnType<typeof setTimeout> | undefined;

/** The token that the socket was opened with. */
let socketToken: string | null = null;

/** Ends early when the browser is online again or the person comes back. */
const pauseBefore = (attempt: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const event of ["online", "focus"]) window.removeEventListener(event, end);
      resolve();
    };
    const pause = Math.min(firstPause * 2 ** attempt, maxPause);
    const timer = setTimeout(end, pause + Math.random() * maxJitter);
    for (const event of ["online", "focus"]) window.addEventListener(event, end);
  });

const socketClient = createClient({
  url: socketUrl,
  connectionParams: () => ({ token: (socketToken = readToken()) }),
  connectionAckWaitTimeout: acceptedWithin,
  retryAttempts: Infinity,
  retryWait: pauseBefore,
  shouldRetry: () => readToken() !== null,
  keepAlive: pingEvery,
  on: {
    connected: noteConnected,
    ping: (wasReceived) => {
      if (!wasReceived) pongTimeout = setTimeout(() => socketClient.terminate(), pongWithin);
    },
    pong: (wasReceived) => {
      if (wasReceived) clearTimeout(pongTimeout);
    },
    closed: (event) => {
      clearTimeout(pongTimeout);
      wasClosedNormally = (event as CloseEvent).code === 1000 && hasWanted();
      noteDisconnected();
    },
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
