import { declareActions, anyOf, everyone, members, moderators, ownerBy } from "../../../platform/authorization/actions";
import type { Comment } from "./Comment";
import type { Post } from "./Post";

export const postActions = declareActions(
  "post",
  {
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
    /** Its text; not while moderators hide it. */
    update: ownerBy((post: Pick<Post, "authorId">) => post.authorId),
    delete: ownerBy((post: Pick<Post, "authorId">) => post.authorId),
  },
  { "posts:read": ["preview", "read", "follow"], "posts:write": ["create", "like", "update", "delete"] },
);

export const commentActions = declareActions(
  "comment",
  {
    /** In which groups: `membershipActions.takePart`. */
    create: members,
    /** In which groups: `membershipActions.takePart`. */
    like: members,
    /** Its text, while they take part in the group; not while moderators hide it. */
    update: ownerBy((comment: Pick<Comment, "authorId">) => comment.authorId),
    /** Not the author of the post. */
    delete: ownerBy((comment: Pick<Comment, "authorId">) => comment.authorId),
  },
  { "posts:write": ["create", "like", "update", "delete"] },
);
