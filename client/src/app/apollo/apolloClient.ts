import { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { HttpLink } from "@apollo/client/link/http";
import { noteAnswer } from "../../shared/service/answeredAt";
import { noteServiceDate } from "../../shared/service/serviceTime";
import { aheadLink } from "./aheadLink";
import { createCache } from "./apolloCache";
import { latestPostLink } from "./latestPostLink";
import { lazySocketLink } from "./lazySocketLink";
import { confirmationLink, sessionEndLink, tokenLink, unavailableLink } from "./sessionLinks";

const httpLink = new HttpLink({
  uri: "/graphql",
  fetch: async (...request) => {
    const response = await fetch(...request);
    if (response.ok) noteAnswer();
    noteServiceDate(response.headers.get("date"));
    return response;
  },
});

export function createApolloClient(): ApolloClient {
  const transport = ApolloLink.split(({ operationType }) => operationType === "subscription", lazySocketLink, httpLink);
  return new ApolloClient({
    link: ApolloLink.from([
      sessionEndLink,
      unavailableLink,
      confirmationLink,
      tokenLink,
      latestPostLink(),
      aheadLink(),
      transport,
    ]),
    cache: createCache(),
  });
}
