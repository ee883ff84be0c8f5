import { selectList } from "../../../platform/database/columns";
import { comments as limits } from "../limits";
import { Comment } from "./Comment";

/* SQL of single comments, and of hidden ones. */

/** The comment $1, hidden or not: the caller decides. */
export const commentById = `
  select ${selectList(Comment, "comments")}, comments.hidden_at as "hiddenAt",
    posts.hidden_at as "postHiddenAt", posts.author_id as "postAuthorId", posts.visibility as "postVisibility"
  from comments join posts on posts.id = comments.post_id where comments.id = $1`;

/** Of each of the posts $1: the comments of the member $2 that are hidden. */
export const hiddenCommentsOfMember = `
  select ${selectList(Comment, "found")}, found.hidden_at as "hiddenAt"
  from unnest($1::uuid[]) as post (id) cross join lateral (
    select * from comments where post_id = post.id and author_id = $2 and hidden_at is not null and deleted_at is null
    order by created_at desc, id desc limit ${limits.hidden}
  ) found order by found.created_at desc, found.id desc`;

/** $1: the post, $2: the author, $3: the book. */
export const sharedComment = `select id from comments where post_id = $1 and author_id = $2 and book_id = $3`;
