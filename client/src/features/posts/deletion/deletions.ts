import { type ApolloCache, makeVar, type ReactiveVar } from "@apollo/client/cache";
import { type Deletion, type Deletions, knownDeletions } from "./isDeleting";

/** What is read from the cache changes with it. */
export function deletionsIn(cache: ApolloCache): ReactiveVar<Deletions> {
  const found = knownDeletions.get(cache) ?? makeVar<Deletions>(new Map());
  knownDeletions.set(cache, found);
  return found;
}

export function noteDeletion(cache: ApolloCache, deletion: Deletion): void {
  const deletions = deletionsIn(cache);
  deletions(new Map(deletions()).set(deletion.id, deletion));
}

/** Brings it back. */
export function dropDeletion(cache: ApolloCache, id: string): void {
  const deletions = deletionsIn(cache);
  deletions(new Map([...deletions()].filter(([known]) => known !== id)));
}

/** When the service says that it is gone, no matter who deleted it. Gives back whether that is news. */
export function noteGone(cache: ApolloCache, id: string): boolean {
  const deletion = deletionsIn(cache)().get(id);
  if (!deletion || deletion.state === "gone") return false;
  noteDeletion(cache, { ...deletion, state: "gone" });
  return true;
}
