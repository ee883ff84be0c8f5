import type { ApolloClient } from "@apollo/client";
import type { InMemoryCache } from "@apollo/client/cache";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { isDeleting } from "../../features/posts/deletion/isDeleting";
import { useServiceSource } from "../../shared/service/ServiceContext";

/** The cache keeps this many posts, comments, people and profiles, at about 10 KB each: some two hundred cards. */
export const maxObjects = 500;

/** Apollo memoizes its results without a limit; they are dropped after this many addresses. */
export const addressesUntilReset = 50;

/** Bounds memory: above `maxObjects`, a navigation evicts the objects that the new page does not show. */
export function useForgetUnseen(): void {
  const source = useServiceSource();
  const { pathname, search } = useLocation();
  const addresses = useRef(0);
  useEffect(() => {
    const client = source.loaded()?.client;
    if (!client) return;
    addresses.current += 1;
    if (countObjects(client) > maxObjects) forgetUnseen(client);
    else if (addresses.current % addressesUntilReset === 0) collect(client);
  }, [source, pathname, search]);
}

/** Data of active queries is written back, so that nothing on screen is refetched or rendered again. */
function forgetUnseen(client: ApolloClient): void {
  const { cache } = client;
  // What can still be undone is not read, and would be lost.
  if (isDeleting(cache)) return;
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
  collect(client);
}

/** Only InMemoryCache, which createCache() returns, can reset its memoized results. */
function collect({ cache }: ApolloClient): void {
  (cache as InMemoryCache).gc({ resetResultCache: true });
}

const countObjects = ({ cache }: ApolloClient) => Object.keys(cache.extract() as object).length;
