import { selectList } from "../../../platform/database/columns";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { mentions as limits } from "../limits";

/* SQL that takes the names of deleted members out of texts. Posts are locked before their comments, both in the order of their ids. */

/** Some of the mentions of members who are not there any more. */
export const goneMentions = `
  select id, post_id as "postId", comment_id as "commentId" from mentioned_members
  where user_id is null order by id limit ${limits.textsAtOnce}`;

/** The posts $1, and those of the comments $2, locked. */
export const lockPosts = `
  select ${selectList(Post, "posts")}, hidden_at as "hiddenAt" from posts
  where id = any($1::uuid[]) or id in (select post_id from comments where id = any($2::uuid[]))
  order by id for no key update`;

export const lockComments = `
  select ${selectList(Comment, "comments")}, hidden_at as "hiddenAt" from comments
  where id = any($1::uuid[]) order by id for no key update`;

/** The earlier texts of the posts $1 and the comments $2 that mention somebody. */
export const earlierTexts = `
  select id, text, mentions from revisions where mentions is not null and post_id = any($1::uuid[])
  union all select id, text, mentions from revisions where mentions is not null and comment_id = any($2::uuid[])`;

export const membersAmong = `select id from users where id = any($1::uuid[])`;

/** New texts of the rows $1: $2, with the mentions $3. */
const changedTexts = `unnest($1::uuid[], $2::text[], $3::text[]) as changed (id, new_text, new_mentions)`;
const newText = `text = changed.new_text, mentions = changed.new_mentions::jsonb`;

/** Who edits the earlier text at that time gets a CONFLICT, and does not bring the name back. */
const newVersion = (table: string) => `version = ${table}.version + 1, text_version = ${table}.version + 1`;

export const changePosts = `
  update posts set ${newText}, ${newVersion("posts")} from ${changedTexts} where posts.id = changed.id
  returning ${selectList(Post, "posts")}, hidden_at as "hiddenAt"`;

export const changeComments = `
  update comments set ${newText}, ${newVersion("comments")} from ${changedTexts} where comments.id = changed.id
  returning ${selectList(Comment, "comments")}, hidden_at as "hiddenAt"`;

export const changeRevisions = `update revisions set ${newText} from ${changedTexts} where revisions.id = changed.id`;

/** The posts $1 have changed comments. */
export const touchPosts = `
  update posts set version = version + 1 where id = any($1::uuid[])
  returning ${selectList(Post, "posts")}, hidden_at as "hiddenAt"`;

export const removeMentions = `delete from mentioned_members where id = any($1::uuid[])`;
