import type {
  ApolloCache,
  FieldFunctionOptions,
  FieldPolicy,
  InMemoryCache,
  Reference,
  TypePolicies,
} from "@apollo/client/cache";
import { deletionsIn } from "./deletions";
import type { Deletion } from "./isDeleting";

/** A list in the cache, with the totals that the lists of posts have. */
interface StoredList {
  nodes?: readonly Reference[];
  totalCount?: number;
}

const deletionOf = ({ cache, readField }: FieldFunctionOptions, node?: Reference): Deletion | undefined =>
  deletionsIn(cache)().get((node ? readField<string>("id", node) : readField<string>("id")) ?? "");

/** How many deletions the number that the service gave, with this version of the post, still counts. */
function countDeletions(
  { cache }: FieldFunctionOptions,
  isMeant: (deletion: Deletion) => boolean,
  version?: number,
): number {
  const stillCounts = ({ state, version: sentAt = version }: Deletion) =>
    state === "waiting" || (state === "sent" && (version ?? 0) <= (sentAt ?? 0));
  return [...deletionsIn(cache)().values()].filter((deletion) => stillCounts(deletion) && isMeant(deletion)).length;
}

/** The same list where nothing of it is missing. */
function keep<List extends StoredList>(list: List | undefined, isShown: (node: Reference) => boolean) {
  const nodes = list?.nodes?.filter(isShown);
  return nodes && nodes.length !== list?.nodes?.length ? { ...list, nodes } : list;
}

/** Posts, or groups, which have the ids of their posts. */
const ofGroups: FieldPolicy<StoredList> = {
  read: (list, options) => keep(list, (node) => !deletionOf(options, node)),
};

const ofPosts: FieldPolicy<StoredList> = {
  read: (list, options) => {
    const kept = keep(list, (node) => !deletionOf(options, node));
    const deleted = countDeletions(options, ({ kind }) => kind === "post");
    if (kept?.totalCount === undefined || deleted === 0) return kept;
    return { ...kept, totalCount: Math.max(kept.nodes?.length ?? 0, kept.totalCount - deleted) };
  },
};

/** Comments, of which those with answers keep their place. */
const ofComments: FieldPolicy<StoredList> = {
  read: (list, options) =>
    keep(list, (node) => !deletionOf(options, node) || (options.readField<number>("answerCount", node) ?? 0) > 0),
};

/** What is left of a deleted comment. */
const leaves = <T>(left: T): FieldPolicy<T> => ({
  read: (known, options) => (known !== undefined && deletionOf(options) ? left : known),
});

const commentCount: FieldPolicy<number> = {
  read: (count, options) => {
    if (count === undefined) return count;
    const id = options.readField<string>("id");
    const isOfPost = ({ kind, postId }: Deletion) => kind === "comment" && postId === id;
    return count - countDeletions(options, isOfPost, options.readField<number>("version"));
  },
};

const answerCount: FieldPolicy<number> = {
  read: (count, options) => {
    if (count === undefined) return count;
    const id = options.readField<string>("id");
    return count - countDeletions(options, ({ replyToId }) => replyToId !== undefined && replyToId === id);
  },
};

const policies: TypePolicies = {
  Query: { fields: { posts: ofPosts, groups: ofGroups, myGroups: ofGroups } },
  User: { fields: { posts: ofGroups } },
  Post: { fields: { threads: ofComments, commentCount } },
  Comment: {
    fields: {
      answers: ofComments,
      answerCount,
      isDeleted: leaves(true),
      text: leaves(""),
      author: leaves<unknown>(null),
    },
  },
};

const taught = new WeakSet<ApolloCache>();

/**
 * From now on everything is read as if what is being deleted were gone, whatever answers and live events bring meanwhile. Not from
 * the start: few visits delete anything, and each would load this.
 */
export function readWithoutDeleted(cache: ApolloCache): void {
  if (taught.has(cache)) return;
  taught.add(cache);
  // What createCache() returns.
  const known = cache as InMemoryCache;
  known.policies.addTypePolicies(policies);
  known.gc({ resetResultCache: true });
}
