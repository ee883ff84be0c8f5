import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import type { AppContext } from "../context";
import { postColumns } from "./columns";
import type { Post } from "./Post";

/** What to read together with posts, in the same statement; what is not is left to the loaders. */
export interface PostJoins {
  author: boolean;
  liked: boolean;
}

export const nothingJoined: PostJoins = { author: false, liked: false };

type PostRow = Post & JoinedUserRow;

/**
 * Reads posts, newest first. `tail` is what follows `select * from posts`: the rows are chosen before anything is
 * joined, and its limit must be a number, not a parameter, or PostgreSQL plans for the whole table.
 */
export async function selectPosts(
  ctx: Pick<AppContext, "reader" | "viewer">,
  tail: string,
  values: unknown[],
  joins: PostJoins,
): Promise<Post[]> {
  const liked = joins.liked && ctx.viewer !== null;
  const rows = await ctx.reader.rows<PostRow>(
    `select ${postColumns("post")}${joins.author ? `, ${joinedUserColumn("author")}` : ""}
       ${liked ? `, mine.post_id is not null as liked` : ""}
     from (select * from posts ${tail}) post
     ${joins.author ? "join users author on author.id = post.author_id" : ""}
     ${liked ? `left join post_likes mine on mine.user_id = $${values.length + 1} and mine.post_id = post.id` : ""}
     order by post.created_at desc, post.id desc`,
    liked ? [...values, ctx.viewer?.id] : values,
  );
  if (joins.author) for (const row of rows) row.author = toJoinedUser(row.authorId, row);
  return rows;
}
