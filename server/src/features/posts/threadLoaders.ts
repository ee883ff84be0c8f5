import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import { restAnswer } from "../../platform/limits/limits";
import { manyLoader } from "../../platform/database/loader";
import { type Reader, unhurried } from "../../platform/database/reader";
import { commentColumns, likeColumns } from "./columns";
import type { Comment } from "./Comment";
import type { PostLike } from "./PostLike";

/**
 * The newest comments and likes of posts, as REST answers embed them: one statement for any number of posts. One more than
 * is shown, which says that there are more.
 */
export const threadLoaders = {
  newestCommentsOfPost: (reader: Reader) => commentLoader(reader, restAnswer.one.comments),
  newestLikesOfPost: (reader: Reader) => likeLoader(reader, restAnswer.one.likes),
  listedCommentsOfPost: (reader: Reader) => commentLoader(reader, restAnswer.listed.comments),
  listedLikesOfPost: (reader: Reader) => likeLoader(reader, restAnswer.listed.likes),
};

const commentLoader = (reader: Reader, limit: number) =>
  manyLoader(
    (postIds) => findComments(unhurried(reader), postIds, limit + 1),
    (comment) => comment.postId,
  );

const likeLoader = (reader: Reader, limit: number) =>
  manyLoader(
    (postIds) => findLikes(unhurried(reader), postIds, limit + 1),
    (like) => like.postId,
  );

/** Post by post, and each author by their key: joined in any other way, the planner would read whole tables. */
async function findComments(reader: Reader, postIds: readonly string[], limit: number): Promise<Comment[]> {
  const rows = await reader.rows<Comment & JoinedUserRow>(
    `select ${commentColumns("comment")}, ${joinedUserColumn("author")}
     from unnest($1::uuid[]) as parent (id)
     cross join lateral (
       select * from comments where post_id = parent.id order by created_at desc, id desc limit ${limit}
     ) as comment
     cross join lateral (select * from users where id = comment.author_id limit 1) as author
     order by comment.created_at desc, comment.id desc`,
    [postIds],
  );
  for (const row of rows) row.author = toJoinedUser(row.authorId, row);
  return rows;
}

function findLikes(reader: Reader, postIds: readonly string[], limit: number): Promise<PostLike[]> {
  return reader.rows<PostLike>(
    `select ${likeColumns("entry")}
     from unnest($1::uuid[]) as parent (id)
     cross join lateral (
       select * from post_likes where post_id = parent.id order by created_at desc, id desc limit ${limit}
     ) as entry
     order by entry.created_at desc, entry.id desc`,
    [postIds],
  );
}
