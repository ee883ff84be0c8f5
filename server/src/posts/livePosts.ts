import type { LiveComment, LivePost } from "../shared/liveEvents";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export function toLivePost({ id, authorId, text, likeCount, commentCount, createdAt }: Post): LivePost {
  return { id, authorId, text, likeCount, commentCount, createdAt: createdAt.toISOString() };
}

export function toLiveComment({ id, postId, authorId, text, createdAt }: Comment): LiveComment {
  return { id, postId, authorId, text, createdAt: createdAt.toISOString() };
}

/** The row that an event carried, as a resolver expects it. */
export function fromLive<T extends LivePost | LiveComment>(row: T): Omit<T, "createdAt"> & { createdAt: Date } {
  return { ...row, createdAt: new Date(row.createdAt) };
}
