import { type JoinedUserRow, joinedUserColumns, toJoinedUser } from "../accounts/joinedUser";
import { manyLoader } from "../shared/loader";
import { type Reader, unhurried } from "../shared/reader";
import { commentColumns, likeColumns } from "./columns";
import type { Comment } from "./Comment";
import type { PostLike } from "./PostLike";

/** All that hangs under posts, not by pages but whole, newest first: one statement for any number of posts. */
export function createThreadLoaders(anyReader: Reader) {
  const reader = unhurried(anyReader);
  return {
    allCommentsOfPost: manyLoader(
      (postIds) => findComments(reader, postIds),
      (comment) => comment.postId,
    ),
    allLikesOfPost: manyLoader(
      (postIds) => findLikes(reader, postIds),
      (like) => like.postId,
    ),
  };
}

async function findComments(reader: Reader, postIds: readonly string[]): Promise<Comment[]> {
  const rows = await reader.rows<Comment & JoinedUserRow>(
    `select ${commentColumns("comment")}, ${joinedUserColumns("author")}
     from comments comment join users author on author.id = comment.author_id
     where comment.post_id = any($1) order by comment.created_at desc, comment.id desc`,
    [postIds],
  );
  for (const row of rows) row.author = toJoinedUser(row);
  return rows;
}

function findLikes(reader: Reader, postIds: readonly string[]): Promise<PostLike[]> {
  return reader.rows<PostLike>(
    `select ${likeColumns("entry")} from post_likes entry
     where entry.post_id = any($1) order by entry.created_at desc, entry.id desc`,
    [postIds],
  );
}
