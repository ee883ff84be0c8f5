import { declareActions, everyone, members, ownerBy } from "../../platform/authorization/actions";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export const postActions = declareActions("post", {
  /** The titles of the newest groups, which visitors see. */
  preview: everyone,
  read: members,
  follow: members,
  create: members,
  like: members,
  delete: ownerBy((post: Pick<Post, "authorId">) => post.authorId),
});

export const commentActions = declareActions("comment", {
  create: members,
  /** The author of the post above it may not. */
  delete: ownerBy((comment: Pick<Comment, "authorId">) => comment.authorId),
});
