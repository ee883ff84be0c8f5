import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import { readToken } from "../features/accounts/tokenStore";

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`;
}

/** One socket for all subscriptions, opened by the first, signed with the token of that moment, patient in trouble. */
export const socketLink = new GraphQLWsLink(
  createClient({
    url: socketUrl,
    connectionParams: () => ({ token: readToken() }),
    retryAttempts: Infinity,
    shouldRetry: () => readToken() !== null,
  }),
);
