import type { ApolloClient } from "@apollo/client";
import type { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** So many posts, comments, people and profiles are remembered, at about 10 KB each: some two hundred cards to go back to. */
export const mostObjects = 500;

/** Keeps long visits light: beyond so many objects, another address forgets those that nothing on its page shows. */
export function useForgetting(): void {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (countObjects(client) > mostObjects) forgetUnseen(client);
  }, [client, pathname, search]);
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
