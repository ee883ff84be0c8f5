import type { EntityManager } from "typeorm";
import { manyLoader } from "../shared/loader";
import { commentColumns, likeColumns } from "./columns";
import type { Comment } from "./Comment";
import type { PostLike } from "./PostLike";

/** All that hangs under posts, not by pages but whole, newest first: one statement for any number of posts. */
export function createThreadLoaders(db: EntityManager) {
  return {
    allCommentsOfPost: manyLoader(
      (postIds) => db.query<Comment[]>(everythingUnder("comments", commentColumns), [postIds]),
      (comment) => comment.postId,
    ),
    allLikesOfPost: manyLoader(
      (postIds) => db.query<PostLike[]>(everythingUnder("post_likes", likeColumns), [postIds]),
      (like) => like.postId,
    ),
  };
}

const everythingUnder = (table: string, columns: (from: string) => string) =>
  `select ${columns("entry")} from ${table} as entry where entry.post_id = any($1)
   order by entry.created_at desc, entry.id desc`;
