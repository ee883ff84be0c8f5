import type { EventOf } from "../../../platform/live/events";
import type { GroupVisibility } from "../group/choices";
import type { Comment } from "./Comment";
import type { LiveComment, LivePost, RemovedComment } from "./liveEvents";
import type { Post } from "./Post";

const toIso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;
const fromIso = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);

export function toLivePost(post: Post): LivePost {
  const { id, authorId, text, pictures, mentions, likeCount, commentCount, version, visibility } = post;
  const [createdAt, editedAt] = [post.createdAt.toISOString(), toIso(post.editedAt)];
  const content = { text, pictures, mentions };
  return { id, authorId, ...content, likeCount, commentCount, version, visibility, createdAt, editedAt };
}

export function toLiveComment(comment: Comment, post: Post): LiveComment {
  const { id, postId, authorId, text, pictures, mentions, bookId, replyToId, answerCount, likeCount, version } =
    comment;
  const [createdAt, editedAt] = [comment.createdAt.toISOString(), toIso(comment.editedAt)];
  const answers = { replyToId, answerCount, likeCount };
  return {
    id,
    postId,
    authorId,
    text,
    pictures,
    mentions,
    bookId,
    ...answers,
    version,
    createdAt,
    editedAt,
    post: toLivePost(post),
  };
}

type Removed = Pick<Comment, "id" | "replyToId">;

export const toRemovedComment = ({ id, replyToId }: Removed, post: Post): RemovedComment => ({
  id,
  replyToId,
  post: toLivePost(post),
});

/** `hiddenAt` must have been read. */
export const toDeletion = ({ id, authorId, writerId, hiddenAt }: Post): EventOf<"postDeleted"> => ({
  id,
  authorId,
  writerId,
  wasHidden: hiddenAt != null,
});

/** The post of a live event, for resolvers. */
export function fromLivePost(post: LivePost): Post {
  const { id, authorId, text, pictures, mentions, likeCount, commentCount, version } = post;
  const [visibility, createdAt, editedAt] = [visibilityOf(post), new Date(post.createdAt), fromIso(post.editedAt)];
  const content = { text, pictures, mentions };
  return { id, authorId, ...content, likeCount, commentCount, version, visibility, createdAt, editedAt };
}

/** The event has the value of another process. */
const visibilityOf = ({ visibility }: LivePost) => visibility as GroupVisibility;

/** The comment of a live event with its post, for resolvers. */
export function fromLiveComment(comment: LiveComment): Comment {
  const { id, postId, authorId, text, pictures, mentions, bookId, replyToId, answerCount, likeCount, version } =
    comment;
  const [createdAt, editedAt] = [new Date(comment.createdAt), fromIso(comment.editedAt)];
  return {
    id,
    postId,
    authorId,
    text,
    pictures,
    mentions,
    bookId,
    replyToId,
    answerCount,
    likeCount,
    version,
    createdAt,
    editedAt,
    post: fromLivePost(comment.post),
  };
}
