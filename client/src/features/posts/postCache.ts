import type { ApolloCache, Reference } from "@apollo/client/cache";
import { PostsDocument, type PostCardFragment, type PostsQuery, type PostsQueryVariables } from "../../generated/hooks";

/** How many posts one page of the list has; the documents say the same. */
export const pageSize = 3;

interface StoredList {
  nodes: readonly Reference[];
}

interface StoredPage extends StoredList {
  totalCount?: number;
  pageCount?: number;
}

/** Puts a post that was just written in front of the newest page. */
export function addToNewestPage(cache: ApolloCache, post: PostCardFragment): void {
  const newest = { query: PostsDocument, variables: { page: 1 } };
  cache.updateQuery<PostsQuery, PostsQueryVariables>(newest, (data) => {
    if (!data?.posts || data.posts.nodes.some(({ id }) => id === post.id)) return data;
    const nodes = [post, ...data.posts.nodes].slice(0, pageSize);
    return { posts: { ...data.posts, nodes, ...totals(data.posts.totalCount + 1) } };
  });
}

/** Removes a post from every cached page. */
export function removeFromPages(cache: ApolloCache, postId: string): void {
  cache.modify<{ posts: StoredPage }>({
    id: "ROOT_QUERY",
    fields: {
      posts: (page, { readField }) => ({
        ...(page as StoredPage),
        nodes: (page as StoredPage).nodes.filter((node) => readField("id", node) !== postId),
        ...totals(((page as StoredPage).totalCount ?? 1) - 1),
      }),
    },
  });
}

/** The version of a post, as far as an answer brought it. */
export function readVersion(cache: ApolloCache, postId: string): number | undefined {
  let found: number | undefined;
  cache.modify<{ version: number }>({
    id: cache.identify({ __typename: "Post", id: postId }),
    fields: { version: (version) => (found = version) },
  });
  return found;
}

/** Evicts a post, so that the next visit of its page asks the service again. */
export function forgetPost(cache: ApolloCache, postId: string): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "post", args: { id: postId }, broadcast: false });
  cache.evict({ id: cache.identify({ __typename: "Post", id: postId }), broadcast: false });
}

/** Where a comment stands: under a post, or among the answers to a comment of it. */
export interface CommentPlace {
  postId: string;
  replyToId?: string | null | undefined;
}

/** Puts a comment among the others at its place, newest first, once. Where newer ones are not loaded, it comes with them. */
export function addComment(cache: ApolloCache, place: CommentPlace, commentId: string): void {
  const added = { __ref: cache.identify({ __typename: "Comment", id: commentId }) ?? "" };
  changeComments(cache, place, ({ nodes, pageInfo }, readTime) => {
    if (nodes.some(({ __ref }) => __ref === added.__ref)) return nodes;
    const older = nodes.findIndex((node) => readTime(node) <= readTime(added));
    if (older === 0 && pageInfo?.hasPreviousPage) return nodes;
    if (older === -1 && pageInfo?.hasNextPage) return nodes;
    const index = older === -1 ? nodes.length : older;
    return [...nodes.slice(0, index), added, ...nodes.slice(index)];
  });
}

export function removeComment(cache: ApolloCache, place: CommentPlace, commentId: string): void {
  const removed = cache.identify({ __typename: "Comment", id: commentId });
  changeComments(cache, place, ({ nodes }) => nodes.filter(({ __ref }) => __ref !== removed));
}

/** Changes the number of answers by what the viewer is doing, until the service says it. */
export function countAnswers(cache: ApolloCache, commentId: string, change: number): void {
  cache.modify<{ answerCount: number }>({
    id: cache.identify({ __typename: "Comment", id: commentId }),
    fields: { answerCount: (count: number) => count + change },
  });
}

/** Leaves only the place of a comment that has answers. */
export function emptyComment(cache: ApolloCache, commentId: string): void {
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: "Comment", id: commentId }),
    fields: {
      isDeleted: () => true,
      text: () => "",
      author: () => null,
      book: () => null,
      likeCount: () => 0,
      likedByViewer: () => false,
      viewerCanDelete: () => false,
    },
  });
}

interface StoredComments extends StoredList {
  pageInfo?: { hasNextPage?: boolean; hasPreviousPage?: boolean };
}

function changeComments(
  cache: ApolloCache,
  { postId, replyToId }: CommentPlace,
  change: (list: StoredComments, readTime: (node: Reference) => string) => readonly Reference[],
) {
  const id = cache.identify(replyToId ? { __typename: "Comment", id: replyToId } : { __typename: "Post", id: postId });
  cache.modify<Record<string, object>>({
    id,
    fields: {
      [replyToId ? "answers" : "threads"]: (list, { readField }) => ({
        ...list,
        nodes: change(list as StoredComments, (node) => readField<string>("createdAt", node) ?? ""),
      }),
    },
  });
}

function totals(totalCount: number) {
  return { totalCount, pageCount: Math.max(1, Math.ceil(totalCount / pageSize)) };
}
