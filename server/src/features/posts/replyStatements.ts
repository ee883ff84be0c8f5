import { notifications as limits, teasers } from "../../platform/limits/limits";

/* SQL of the notifications about comments. */

/** The author of the post $1, and those of the newest comments before the comment $2. */
export const peopleBefore = `
  select author_id as id from posts where id = $1
  union
  select author_id from (
    select comments.author_id from comments, (select created_at, id from comments where id = $2) as added
    where comments.post_id = $1 and (comments.created_at, comments.id) < (added.created_at, added.id)
    order by comments.created_at desc, comments.id desc limit ${limits.commentsBefore}
  ) before`;

export const commentIsThere = (id: string) => `exists (select from comments where comments.id = ${id})`;

/** The beginning of a post's text; `titleOf` makes a title of it. */
export const postTitle = (id: string) =>
  `(select left(ltrim(posts.text), ${teasers.readCharacters}) from posts where posts.id = ${id})`;
