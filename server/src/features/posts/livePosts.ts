import type { LiveComment, LivePost, RemovedComment } from "../../platform/live/events";
import type { GroupVisibility } from "../memberships/choices";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export function toLivePost({
  id,
  authorId,
  text,
  likeCount,
  commentCount,
  version,
  visibility,
  ...post
}: Post): LivePost {
  const createdAt = post.createdAt.toISOString();
  return { id, authorId, text, likeCount, commentCount, version, visibility, createdAt };
}

export function toLiveComment({ id, postId, authorId, text, bookId, createdAt }: Comment, post: Post): LiveComment {
  return { id, postId, authorId, text, bookId, createdAt: createdAt.toISOString(), post: toLivePost(post) };
}

export const toRemovedComment = (id: string, post: Post): RemovedComment => ({ id, post: toLivePost(post) });

/** The post that an event carried, as resolvers expect it. */
export function fromLivePost(post: LivePost): Post {
  return { ...post, visibility: visibilityOf(post), createdAt: new Date(post.createdAt) };
}

/** The platform does not know what visibilities there are. */
const visibilityOf = ({ visibility }: LivePost) => visibility as GroupVisibility;

/** The comment that an event carried, with its post, as resolvers expect it. */
export function fromLiveComment({ createdAt, post, ...comment }: LiveComment): Comment {
  return { ...comment, createdAt: new Date(createdAt), post: fromLivePost(post) };
}
