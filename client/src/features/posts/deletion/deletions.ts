import { type ApolloCache, makeVar, type ReactiveVar } from "@apollo/client/cache";
import { knownDeletions } from "./isDeleting";

/** Something that the viewer deletes. The cache keeps it until the service has deleted it; the screen shows it no more. */
export interface Deletion {
  kind: "post" | "comment";
  id: string;
  /** The post itself, or the one that the comment belongs to. */
  postId: string;
  /** The comment that is answered. */
  replyToId?: string | undefined;
  /**
   * `waiting` while it can be undone. `sent` since the version that the post had then: a newer one already counts without it.
   * What is `gone` stays listed, because an answer of the service may be older than the deletion.
   */
  state: "waiting" | "sent" | "gone";
  version?: number | undefined;
}

export type Deletions = ReadonlyMap<string, Deletion>;

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

/** When the service says that it is gone, whoever deleted it. Gives back whether that is news. */
export function noteGone(cache: ApolloCache, id: string): boolean {
  const deletion = deletionsIn(cache)().get(id);
  if (!deletion || deletion.state === "gone") return false;
  noteDeletion(cache, { ...deletion, state: "gone" });
  return true;
}
