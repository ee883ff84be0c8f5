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

/** Evicts a post, so that the next visit of its page asks the service again. */
export function forgetPost(cache: ApolloCache, postId: string): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "post", args: { id: postId }, broadcast: false });
  cache.evict({ id: cache.identify({ __typename: "Post", id: postId }), broadcast: false });
}

/** Puts a comment among those under its post, newest first, once. */
export function addUnderPost(cache: ApolloCache, postId: string, commentId: string): void {
  const added = { __ref: cache.identify({ __typename: "Comment", id: commentId }) ?? "" };
  changeComments(cache, postId, (nodes, readTime) => {
    if (nodes.some(({ __ref }) => __ref === added.__ref)) return nodes;
    const older = nodes.findIndex((node) => readTime(node) <= readTime(added));
    const place = older === -1 ? nodes.length : older;
    return [...nodes.slice(0, place), added, ...nodes.slice(place)];
  });
}

export function removeFromPost(cache: ApolloCache, postId: string, commentId: string): void {
  const removed = cache.identify({ __typename: "Comment", id: commentId });
  changeComments(cache, postId, (nodes) => nodes.filter(({ __ref }) => __ref !== removed));
}

function changeComments(
  cache: ApolloCache,
  postId: string,
  change: (nodes: readonly Reference[], readTime: (node: Reference) => string) => readonly Reference[],
) {
  cache.modify<{ comments: StoredList }>({
    id: cache.identify({ __typename: "Post", id: postId }),
    fields: {
      comments: (list, { readField }) => ({
        ...(list as StoredList),
        nodes: change((list as StoredList).nodes, (node) => readField<string>("createdAt", node) ?? ""),
      }),
    },
  });
}

function totals(totalCount: number) {
  return { totalCount, pageCount: Math.max(1, Math.ceil(totalCount / pageSize)) };
}
