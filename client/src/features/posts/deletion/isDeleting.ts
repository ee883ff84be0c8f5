import type { ApolloCache, ReactiveVar } from "@apollo/client/cache";
import type { Deletions } from "./deletions";

/** By cache; a file of its own, because public pages look here without Apollo Client. */
export const knownDeletions = new WeakMap<ApolloCache, ReactiveVar<Deletions>>();

/** While lists are read without what is being deleted, they must not be written back. */
export const isDeleting = (cache: ApolloCache): boolean =>
  [...(knownDeletions.get(cache)?.().values() ?? [])].some(({ state }) => state !== "gone");
