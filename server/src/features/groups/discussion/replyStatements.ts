import { comments as limits } from "../limits";

import { isInDiscussionOf, takesPartIn } from "../members/membershipStatements";
import { isMentionedIn } from "../mentions/mentionStatements";

/* SQL of the notifications about comments. */

/** The author of the answered comment, if they take part in the group. No row for a comment that answers none. */
const answeredAuthor = (comment: string) => `
  select thread.author_id as id from comments answer join comments thread on thread.id = answer.reply_to
  join posts on posts.id = answer.post_id
  where answer.id = ${comment} and thread.hidden_at is null and ${takesPartIn("posts", "thread.author_id")}`;

/**
 * The author of the post $1, and those of the newest comments before the comment $2 who take part in the group; in a group of two, both. Not the author
 * of the comment that it answers, nor those whom it mentions, who get a notification of their own.
 * So that PostgreSQL reads only these from the index, and does not sort a long thread, the comment is not joined, and the limit is
 * not a constant: of an unknown one it expects a tenth of the rows. The post is a scalar subquery, not joined, because for several
 * comments a join may read all posts.
 */
export const peopleBefore = `
  select people.id from (
    select author_id as id from posts where id = $1
    union
    select author_id from (
      select comments.author_id from comments
      where comments.post_id = $1 and comments.hidden_at is null
        and (comments.created_at, comments.id) < ((select created_at from comments where id = $2), $2::uuid)
      order by comments.created_at desc, comments.id desc limit (select ${limits.before})
    ) before
    union
    select user_id from memberships join study_groups on study_groups.id = memberships.group_id and is_for_two
    where group_id = $1 and state = 'ACTIVE'
  ) people
  where (select ${takesPartIn("posts", "people.id")} from posts where posts.id = $1)
    and people.id is distinct from (select id from (${answeredAuthor("$2")}) answered)
    and not ${isMentionedIn("$2::uuid", "people.id")}`;

/** The author of the comment that the comment $1 answers, unless it mentions them. */
export const answeredAuthorOf = `${answeredAuthor("$1")} and not ${isMentionedIn("$1::uuid", "thread.author_id")}`;

export const commentIsThere = (id: string, reader: string) =>
  `exists (select from comments join posts on posts.id = comments.post_id
    where comments.id = ${id} and comments.hidden_at is null and posts.hidden_at is null
      and ${isInDiscussionOf("posts", reader)})`;

export const commentText = (id: string) => `(select comments.text from comments where comments.id = ${id})`;
