import { ApolloLink } from "@apollo/client/link";
import { map } from "rxjs";
import { noteCommentsRead } from "../../features/posts/comments/commentsReadAt";

/** The changing fields of a post or a comment, as far as an answer contains them. */
type State = { version: number } & Partial<Record<(typeof changing)[number], unknown>>;

const changing = ["likeCount", "commentCount", "likedByViewer"] as const;
const maxPosts = 1_000;

/** A text that can be edited, as far as an answer contains it. */
type Text = { text: string; editedAt: string | null; version?: number };

interface Known {
  states: Map<string, State>;
  texts: Map<string, Text>;
}

const nothing = (): Known => ({ states: new Map(), texts: new Map() });

/**
 * Answers and live events overtake each other on their way. Where one has an older version of a post or a comment than came before,
 * the newer state is kept, so that counts never go back. Texts of posts and comments are compared by the time of their last edit,
 * because many answers have the version of a post without its text.
 */
export function latestPostLink(): ApolloLink {
  let known = nothing();
  let owner: unknown;
  return new ApolloLink((operation, forward) => {
    const { token } = operation.getContext();
    if (token !== owner) known = nothing();
    owner = token;
    return forward(operation).pipe(
      map((result) => ({ ...result, data: keepLatest(result.data, known) }) as typeof result),
    );
  });
}

function keepLatest(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => keepLatest(item, known));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, keepLatest(item, known)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  // First the numbers: the text of a comment may bring its own version.
  const latest = isVersioned(copy) ? mergeLatest(copy, known.states) : copy;
  return isEditable(latest) ? mergeText(latest, known.texts) : latest;
}

type Versioned = Record<string, unknown> & State & { id: string };

const isVersioned = (value: Record<string, unknown>): value is Versioned =>
  (value.__typename === "Post" || value.__typename === "Comment") &&
  typeof value.id === "string" &&
  typeof value.version === "number";

type EditableText = Record<string, unknown> & Text & { id: string };

const isEditable = (value: Record<string, unknown>): value is EditableText =>
  (value.__typename === "Post" || value.__typename === "Comment") &&
  typeof value.id === "string" &&
  typeof value.text === "string" &&
  value.editedAt !== undefined;

/** The version comes with the text that is edited; numbers that were merged may have brought a higher one. */
function mergeText(value: EditableText, texts: Map<string, Text>): EditableText {
  const known = texts.get(value.id);
  if (known && (known.editedAt ?? "") > (value.editedAt ?? ""))
    return { ...value, ...known, version: value.__typename === "Post" ? value.version : later(known, value) };
  const { text, editedAt, version } = value;
  remember(texts, value.id, { text, editedAt, version });
  return value;
}

const later = (one: Text, other: Text) => Math.max(one.version ?? 0, other.version ?? 0);

/** The oldest entry goes beyond the limit. */
function remember<T>(entries: Map<string, T>, id: string, entry: T): void {
  entries.delete(id);
  entries.set(id, entry);
  const [oldest] = entries.keys();
  if (entries.size > maxPosts && oldest !== undefined) entries.delete(oldest);
}

function mergeLatest(post: Versioned, states: Map<string, State>): Record<string, unknown> {
  if (post.threads) noteCommentsRead(post.id, post.version);
  const known = states.get(post.id);
  const isStale = known !== undefined && known.version > post.version;
  const state: State = { ...(isStale ? pick(post) : known), ...(isStale ? known : pick(post)) };
  remember(states, post.id, state);
  return isStale ? { ...post, ...Object.fromEntries(Object.entries(state).filter(([name]) => name in post)) } : post;
}

function pick(post: Versioned): State {
  const known = changing.filter((name) => name in post).map((name) => [name, post[name]] as const);
  return { version: post.version, ...(Object.fromEntries(known) as Omit<State, "version">) };
}
