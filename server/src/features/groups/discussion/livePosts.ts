import type { EventOf } from "../../../platform/live/events";
import type { GroupVisibility } from "../group/choices";
import type { Comment } from "./Comment";
import type { LiveComment, LivePost, RemovedComment } from "./liveEvents";
import type { Post } from "./Post";

export function toLivePost(post: Post): LivePost {
  const { id, authorId, text, likeCount, commentCount, version, visibility } = post;
  const createdAt = post.createdAt.toISOString();
  return { id, authorId, text, likeCount, commentCount, version, visibility, createdAt };
}

export function toLiveComment({ id, postId, authorId, text, bookId, createdAt }: Comment, post: Post): LiveComment {
  return { id, postId, authorId, text, bookId, createdAt: createdAt.toISOString(), post: toLivePost(post) };
}

export const toRemovedComment = (id: string, post: Post): RemovedComment => ({ id, post: toLivePost(post) });

/** `hiddenAt` must have been read. */
export const toDeletion = ({ id, authorId, writerId, hiddenAt }: Post): EventOf<"postDeleted"> => ({
  id,
  authorId,
  writerId,
  wasHidden: hiddenAt != null,
});

/** The post of a live event, for resolvers. */
export function fromLivePost(post: LivePost): Post {
  const { id, authorId, text, likeCount, commentCount, version } = post;
  const [visibility, createdAt] = [visibilityOf(post), new Date(post.createdAt)];
  return { id, authorId, text, likeCount, commentCount, version, visibility, createdAt };
}

/** The event has the value of another process. */
const visibilityOf = ({ visibility }: LivePost) => visibility as GroupVisibility;

/** The comment of a live event with its post, for resolvers. */
export function fromLiveComment({ id, postId, authorId, text, bookId, createdAt, post }: LiveComment): Comment {
  return { id, postId, authorId, text, bookId, createdAt: new Date(createdAt), post: fromLivePost(post) };
}
