import {
  declareActions,
  anyOf,
  everyone,
  type MemberRule,
  members,
  moderators,
  ownerBy,
} from "../../platform/authorization/actions";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export const postActions = declareActions("post", {
  /** The titles of the newest groups, which visitors see. */
  preview: everyone,
  read: members,
  /** Hidden posts: their owner, and the writer if the group was transferred since. */
  readHidden: anyOf(
    ownerBy((post: Pick<Post, "authorId">) => post.authorId),
    ownerBy((post: Pick<Post, "writerId">) => post.writerId ?? ""),
    moderators,
  ),
  follow: members,
  create: members,
  like: members,
  delete: ownerBy((post: Pick<Post, "authorId">) => post.authorId),
});

/** The caller has loaded whether the viewer is in the discussion. */
const inDiscussion: MemberRule<{ id: string; isInDiscussion: boolean }> = {
  isForMembers: true,
  allows: (viewer, { isInDiscussion }) => viewer !== null && isInDiscussion,
};

export const commentActions = declareActions("comment", {
  create: members,
  /** In a group that is not open, its members alone. */
  createIn: inDiscussion,
  /** Not the author of the post. */
  delete: ownerBy((comment: Pick<Comment, "authorId">) => comment.authorId),
});
