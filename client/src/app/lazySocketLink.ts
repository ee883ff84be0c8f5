import { ApolloLink } from "@apollo/client/link";
import { from, switchMap } from "rxjs";

/** Live events use a socket. Its code is fetched with the first subscription, not with the first page. */
export const lazySocketLink = new ApolloLink((operation) =>
  from(import("./socketLink")).pipe(switchMap(({ requestOverSocket }) => requestOverSocket(operation))),
);
