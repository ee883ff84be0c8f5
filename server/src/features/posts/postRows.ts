import { type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import type { Reader } from "../../platform/database/reader";
import { postColumns } from "./columns";
import type { Post } from "./Post";

/** What to read together with posts, in the same statement; what is not is left to the loaders. */
export interface PostJoins {
  author: boolean;
  liked: boolean;
  interest: boolean;
  repliers: boolean;
}

export const nothingJoined: PostJoins = { author: false, liked: false, interest: false, repliers: false };

/** What is selected of posts and can be read together with them. */
export const joinsFor = (fields: ReadonlySet<string>): PostJoins => ({
  author: fields.has("author"),
  liked: fields.has("likedByViewer"),
  interest: fields.has("interest"),
  repliers: fields.has("repliers"),
});

type PostRow = Post & JoinedUserRow;

/**
 * Reads posts, newest first. `tail` is what follows `select * from posts`: the rows are chosen before anything is
 * joined, and its limit must be a number, not a parameter, or PostgreSQL plans for the whole table.
 */
export async function selectPosts(
  ctx: { reader: Reader; viewer: { id: string } | null },
  tail: string,
  values: unknown[],
  joins: PostJoins,
): Promise<Post[]> {
  const liked = joins.liked && ctx.viewer !== null;
  const rows = await ctx.reader.rows<PostRow>(
    `select ${postColumns("post")}${joins.author ? `, ${joinedUserColumn("author")}` : ""}
       ${liked ? `, mine.post_id is not null as liked` : ""}
       ${joins.interest ? `, profile.interest` : ""}
       ${joins.repliers ? `, array(${repliersOf("post.id")}) as repliers` : ""}
     from (select * from posts ${tail}) post
     ${joins.author ? "join users author on author.id = post.author_id" : ""}
     ${joins.interest ? "left join profiles profile on profile.user_id = post.author_id" : ""}
     ${liked ? `left join post_likes mine on mine.user_id = $${values.length + 1} and mine.post_id = post.id` : ""}
     order by post.created_at desc, post.id desc`,
    liked ? [...values, ctx.viewer?.id] : values,
  );
  if (joins.author) for (const row of rows) row.author = toJoinedUser(row.authorId, row);
  return rows;
}

/** How many faces a card shows, and among how many of the newest comments they are looked for. */
const facesOnCard = 3;
const commentsForFaces = 20;

/** The members who replied last, as JSON: an index range of fixed length for each post, however crowded it is. */
export const repliersOf = (postId: string) =>
  `select jsonb_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version)
   from (select author_id, max(created_at) as last_at
         from (select author_id, created_at from comments where post_id = ${postId}
               order by created_at desc, id desc limit ${commentsForFaces}) newest
         group by author_id order by last_at desc, author_id limit ${facesOnCard}) replier
   join users member on member.id = replier.author_id order by replier.last_at desc, member.id`;
