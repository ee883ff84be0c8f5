import { type AuthorRow, toAuthor } from "../../accounts/users/joinedUser";
import { threads } from "../limits";
import type { Db } from "../../../platform/database/Db";
import { manyLoader } from "../../../platform/database/loader";
import type { Comment } from "./Comment";
import type { PostLike } from "./PostLike";
import { newestCommentsStatement, newestLikesStatement } from "../feed/postStatements";

/**
 * The newest comments and likes of posts for REST, in one statement for any number of posts. One more than is shown, to find
 * out whether there are more.
 */
export const threadLoaders = {
  newestCommentsOfPost: (db: Db) => commentLoader(db, threads.one.comments + 1),
  newestLikesOfPost: (db: Db) => likeLoader(db, threads.one.likes + 1),
  listedCommentsOfPost: (db: Db) => commentLoader(db, threads.listed.comments + 1),
  listedLikesOfPost: (db: Db) => likeLoader(db, threads.listed.likes + 1),
};

const commentLoader = (db: Db, limit: number) =>
  manyLoader(
    (postIds) => findComments(db, postIds, limit),
    (comment) => comment.postId,
  );

const likeLoader = (db: Db, limit: number) =>
  manyLoader(
    (postIds) => db.rows<PostLike>(newestLikesStatement(limit), [postIds], postIds.length * limit),
    (like) => like.postId,
  );

async function findComments(db: Db, postIds: readonly string[], limit: number): Promise<Comment[]> {
  const statement = newestCommentsStatement(limit);
  const rows = await db.rows<Comment & AuthorRow>(statement, [postIds], postIds.length * limit);
  for (const row of rows) row.author = toAuthor(row.authorId, row);
  return rows;
}
