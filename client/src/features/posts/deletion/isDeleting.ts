import type { ApolloCache, ReactiveVar } from "@apollo/client/cache";

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

/** By cache; a file of its own, because public pages look here without Apollo Client. */
export const knownDeletions = new WeakMap<ApolloCache, ReactiveVar<Deletions>>();

/** While lists are read without what is being deleted, they must not be written back. */
export const isDeleting = (cache: ApolloCache): boolean =>
  [...(knownDeletions.get(cache)?.().values() ?? [])].some(({ state }) => state !== "gone");
