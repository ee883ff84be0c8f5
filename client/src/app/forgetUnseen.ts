import type { ApolloClient } from "@apollo/client";
import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** So many posts, comments, people and profiles are remembered, at about 10 KB each: a few hundred cards to go back to. */
export const mostObjects = 1_000;

/** Keeps long visits light: beyond so many objects, those are forgotten that nothing on the page shows. */
export function useForgetting(): void {
  const client = useApolloClient();
  const { key } = useLocation();
  useEffect(() => {
    if (countObjects(client) > mostObjects) forgetUnseen(client);
  }, [client, key]);
}

/** What is shown stays as it is, without being asked for or drawn again. */
export function forgetUnseen(client: ApolloClient): void {
  const cache = client.cache as InMemoryCache; // What createCache() makes; other caches keep no results to reset.
  const shown = [...client.getObservableQueries("active")].map(({ query, variables }) => ({
    query,
    variables,
    data: cache.readQuery({ query, variables }),
  }));
  cache.batch({
    update: () => {
      cache.evict({ id: "ROOT_QUERY" });
      for (const answer of shown) if (answer.data !== null) cache.writeQuery(answer);
    },
  });
  cache.gc({ resetResultCache: true });
}

const countObjects = ({ cache }: ApolloClient) => Object.keys(cache.extract() as object).length;
