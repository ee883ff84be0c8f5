import type { ApolloClient } from "@apollo/client";
import { CommentsDocument, type CommentsQuery, type CommentsQueryVariables } from "../../../generated/discussionHooks";

/** How many threads this query asks for at once: more would cost more than the service allows (`operationCost.test.ts`). */
const mostAtOnce = 36;

/** The threads of a `Comments` page. */
const pageSize = 20;

/** How many threads may have come since. Of more, the part that is read ends earlier. */
const mostNew = 100;

type Threads = NonNullable<CommentsQuery["post"]>["threads"];
type Node = Threads["nodes"][number];
type Read = (place: Partial<CommentsQueryVariables>) => Promise<CommentsQuery | undefined>;

/**
 * Reads the loaded part of a discussion again without changing the cache, page by page if it is long. Resolves with undefined
 * where the service has no answer.
 */
export async function readLoaded(client: ApolloClient, postId: string): Promise<CommentsQuery | undefined> {
  const request = { query: CommentsDocument, variables: { postId } };
  const loaded = client.cache.readQuery<CommentsQuery, CommentsQueryVariables>(request)?.post?.threads;
  const read: Read = async (place) => {
    const variables = { postId, ...place };
    const { data } = await client.query({ query: CommentsDocument, variables, fetchPolicy: "no-cache" });
    return data as CommentsQuery | undefined;
  };
  const data = await read(firstPlace(loaded));
  if (!data?.post || !loaded) return data;
  const threads = await extend(data.post.threads, loaded.nodes, read);
  return threads && { ...data, post: { ...data.post, threads } };
}

/** At the newest threads; elsewhere in the discussion around one that is loaded, of which a page has a quarter of older ones. */
function firstPlace(loaded: Threads | undefined): Partial<CommentsQueryVariables> {
  const nodes = loaded?.nodes ?? [];
  const first = Math.min(Math.max(nodes.length, pageSize), mostAtOnce);
  const older = Math.min(Math.ceil(first / 4), nodes.length);
  return { first, around: loaded?.pageInfo.hasPreviousPage ? nodes.at(-older)?.id : undefined };
}

/** Adds to the threads what the loaded ones have beyond them; undefined if an answer is missing. */
async function extend(threads: Threads, loaded: readonly Node[], read: Read): Promise<Threads | undefined> {
  let all = threads;
  const beyond = (isBeyond: (node: Node) => boolean) =>
    all.nodes.length < loaded.length + mostNew ? Math.min(loaded.filter(isBeyond).length, mostAtOnce) : 0;
  for (;;) {
    const [newest, oldest] = [all.nodes[0], all.nodes.at(-1)];
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = all.pageInfo;
    const older = hasNextPage && oldest ? beyond((node) => isNewer(oldest, node)) : 0;
    const newer = hasPreviousPage && newest ? beyond((node) => isNewer(node, newest)) : 0;
    if (!older && !newer) return all;
    const place = older ? { first: older, after: endCursor } : { first: newer, before: startCursor };
    const page = (await read(place))?.post?.threads;
    if (!page) return undefined;
    all = older ? join(all, page) : { ...join(page, all), target: all.target };
  }
}

const join = (newer: Threads, older: Threads): Threads => ({
  ...newer,
  nodes: [...newer.nodes, ...older.nodes],
  pageInfo: {
    ...older.pageInfo,
    startCursor: newer.pageInfo.startCursor,
    hasPreviousPage: newer.pageInfo.hasPreviousPage,
  },
});

/** In the service's order. */
const isNewer = (one: Node, other: Node): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id);
