import type { Viewer } from "../accounts/sessions";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

/** Only its author may delete a post. */
export function canDeletePost(viewer: Viewer | null, post: Pick<Post, "authorId">): boolean {
  return viewer?.id === post.authorId;
}

/** So is a comment: the author of the post above it may not. */
export function canDeleteComment(viewer: Viewer | null, comment: Pick<Comment, "authorId">): boolean {
  return viewer?.id === comment.authorId;
}
