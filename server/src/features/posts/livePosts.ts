import type { LiveComment, LivePost, RemovedComment } from "../../platform/live/events";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export function toLivePost({ id, authorId, text, likeCount, commentCount, version, createdAt }: Post): LivePost {
  return { id, authorId, text, likeCount, commentCount, version, createdAt: createdAt.toISOString() };
}

export function toLiveComment({ id, postId, authorId, text, createdAt }: Comment, post: Post): LiveComment {
  return { id, postId, authorId, text, createdAt: createdAt.toISOString(), post: toLivePost(post) };
}

export const toRemovedComment = (id: string, post: Post): RemovedComment => ({ id, post: toLivePost(post) });

/** The post that an event carried, as resolvers expect it. */
export function fromLivePost(post: LivePost): Post {
  return { ...post, createdAt: new Date(post.createdAt) };
}

/** The comment that an event carried, with its post, as resolvers expect it. */
export function fromLiveComment({ createdAt, post, ...comment }: LiveComment): Comment {
  return { ...comment, createdAt: new Date(createdAt), post: fromLivePost(post) };
}
