import { ApolloLink } from "@apollo/client/link";
import { map } from "rxjs";
import { noteCommentsRead } from "../../features/posts/comments/commentsReadAt";

/** The changing fields of a post, as far as an answer contains them. */
type State = { version: number } & Partial<Record<(typeof changing)[number], unknown>>;

const changing = ["likeCount", "commentCount", "likedByViewer"] as const;
const maxPosts = 1_000;

/**
 * Answers and live events overtake each other on their way. Where one carries an older version of a post than came before,
 * the newer state is kept, so that counts never go back.
 */
export function latestPostLink(): ApolloLink {
  let states = new Map<string, State>();
  let owner: unknown;
  return new ApolloLink((operation, forward) => {
    const { token } = operation.getContext();
    if (token !== owner) states = new Map();
    owner = token;
    return forward(operation).pipe(
      map((result) => ({ ...result, data: keepLatest(result.data, states) }) as typeof result),
    );
  });
}

function keepLatest(value: unknown, states: Map<string, State>): unknown {
  if (Array.isArray(value)) return value.map((item) => keepLatest(item, states));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, keepLatest(item, states)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  return isPost(copy) ? mergeLatest(copy, states) : copy;
}

type VersionedPost = Record<string, unknown> & State & { id: string };

const isPost = (value: Record<string, unknown>): value is VersionedPost =>
  value.__typename === "Post" && typeof value.id === "string" && typeof value.version === "number";

function mergeLatest(post: VersionedPost, states: Map<string, State>): object {
  if (post.comments) noteCommentsRead(post.id, post.version);
  const known = states.get(post.id);
  const isStale = known !== undefined && known.version > post.version;
  const state: State = { ...(isStale ? pick(post) : known), ...(isStale ? known : pick(post)) };
  states.delete(post.id);
  states.set(post.id, state);
  const [oldest] = states.keys();
  if (states.size > maxPosts && oldest !== undefined) states.delete(oldest);
  return isStale ? { ...post, ...Object.fromEntries(Object.entries(state).filter(([name]) => name in post)) } : post;
}

function pick(post: VersionedPost): State {
  const known = changing.filter((name) => name in post).map((name) => [name, post[name]] as const);
  return { version: post.version, ...(Object.fromEntries(known) as Omit<State, "version">) };
}
