import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import { manyLoader } from "../shared/loader";
import { type Reader, unhurried } from "../shared/reader";
import { commentColumns, likeColumns } from "./columns";
import type { Comment } from "./Comment";
import type { PostLike } from "./PostLike";

/** All that hangs under posts, not by pages but whole, newest first: one statement for any number of posts. */
export const threadLoaders = {
  allCommentsOfPost: (reader: Reader) =>
    manyLoader(
      (postIds) => findComments(unhurried(reader), postIds),
      (comment) => comment.postId,
    ),
  allLikesOfPost: (reader: Reader) =>
    manyLoader(
      (postIds) => findLikes(unhurried(reader), postIds),
      (like) => like.postId,
    ),
};

/** Post by post, and each author by their key: joined in any other way, the planner would read whole tables. */
async function findComments(reader: Reader, postIds: readonly string[]): Promise<Comment[]> {
  const rows = await reader.rows<Comment & JoinedUserRow>(
    `select ${commentColumns("comment")}, ${joinedUserColumn("author")}
     from unnest($1::uuid[]) as parent (id)
     cross join lateral (
       select * from comments where post_id = parent.id order by created_at desc, id desc
     ) as comment
     cross join lateral (select * from users where id = comment.author_id limit 1) as author
     order by comment.created_at desc, comment.id desc`,
    [postIds],
  );
  for (const row of rows) row.author = toJoinedUser(row.authorId, row);
  return rows;
}

function findLikes(reader: Reader, postIds: readonly string[]): Promise<PostLike[]> {
  return reader.rows<PostLike>(
    `select ${likeColumns("entry")}
     from unnest($1::uuid[]) as parent (id)
     cross join lateral (
       select * from post_likes where post_id = parent.id order by created_at desc, id desc
     ) as entry
     order by entry.created_at desc, entry.id desc`,
    [postIds],
  );
}
