import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { readToken } from "../features/accounts/tokenStore";
import { announceReconnect } from "../shared/reconnects";

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
}

/** How often a silent socket is asked whether it still lives, and how long it may take to say so, in milliseconds. */
const pingEvery = 10_000;
const pongWithin = 5_000;

let socket: WebSocket | undefined;
let hangUp: ReturnType<typeof setTimeout> | undefined;

/** One socket for all subscriptions, opened by the first, signed with the current token; it retries with backoff. */
export const socketLink = new GraphQLWsLink(
  createClient({
    url: socketUrl,
    connectionParams: () => ({ token: readToken() }),
    retryAttempts: Infinity,
    shouldRetry: () => readToken() !== null,
    keepAlive: pingEvery,
    on: {
      connected: (opened, _payload, wasRetry) => {
        socket = opened as WebSocket;
        if (wasRetry) announceReconnect();
      },
      ping: (wasReceived) => {
        if (!wasReceived) hangUp = setTimeout(() => socket?.close(4408, "no answer"), pongWithin);
      },
      pong: (wasReceived) => {
        if (wasReceived) clearTimeout(hangUp);
      },
      closed: () => clearTimeout(hangUp),
    },
  }),
);
