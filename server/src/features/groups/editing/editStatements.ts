import { selectList } from "../../../platform/database/columns";
import { claimKey } from "../../../platform/idempotency/idempotency";
import { inBothForms, postPrefix } from "../discussion/changeStatements";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { takingPart } from "../discussion/takingPartStatements";
import { revisions as limits } from "../limits";
import { Revision } from "./Revision";

/*
 * SQL of edits. The text changes and the previous one is stored in one statement, which takes its locks in the same order as those
 * of changeStatements.ts. Both edits begin with: $1: the post or the comment, $2: its author, $3: the text, $4: the version that
 * was edited; null: whichever it is, $5: an id, $6: whether the pictures change, $7: to these, $8: the mentions of the text.
 */

/** No row if it is hidden, has this text, with these pictures and mentions, already, or if its text has changed since the version that was edited. */
const isEditOf = (table: string) =>
  `${table}.hidden_at is null
    and (${table}.text <> $3 or ${table}.mentions is distinct from $8::jsonb
      or ($6::boolean and ${table}.pictures is distinct from $7::jsonb))
    and ($4::integer is null or $4 between ${table}.text_version and ${table}.version)`;

/** The version of the text is the one in which the text changed last: likes and comments change the other one. */
const newText = (table: string) =>
  `text = $3, mentions = $8::jsonb,
    pictures = case when $6::boolean then $7::jsonb else ${table}.pictures end, edited_at = old.now, version = ${table}.version + 1, text_version = ${table}.version + 1`;

/** Parts of a statement: `old` has the row that is edited, `found`, and the time of the edit, unless the request was repeated. */
const old = (key: { key: string; hash: string } | null) =>
  key
    ? `claimed as (${claimKey({ userId: "$2", ...key, resultId: "$1" }, "from found")}), old as (select found.*, clock_timestamp() as now from found, claimed)`
    : "old as (select *, clock_timestamp() as now from found)";

/** Stores the text of `old`, and removes the oldest ones beyond the limit. A text that was removed is not stored. */
const keepText = (column: RevisionsOf, author: string) => `
    kept as (
      insert into revisions (id, ${column}, author_id, text, mentions, written_at, created_at)
      select $5::uuid, old.id, ${author}, old.text, old.mentions, coalesce(old.edited_at, old.created_at), old.now from old
      where old.text not in ('', $3)
    ),
    trimmed as (
      delete from revisions using old where revisions.id in (
        select id from revisions where ${column} = $1 order by created_at desc, id desc offset ${limits.kept - 1}
      )
    )`;

/** Then the key and the hash of a repeatable request. Returns the changed post. Who edits a text that they took over is its writer. */
export const editPost = inBothForms((isRepeatable) => ({
  event: "postEdited",
  parts: `viewer as (select id from users where id = $2 and absence is null for key share),
    found as (
      select posts.* from posts, viewer where posts.id = $1 and posts.author_id = viewer.id and ${isEditOf("posts")}
      for no key update of posts
    ),
    ${old(isRepeatable ? { key: "$9", hash: "$10" } : null)},
    ${keepText("post_id", "coalesce(old.writer_id, old.author_id)")}`,
  change: `update posts set ${newText("posts")}, writer_id = null from old where posts.id = old.id
    returning ${selectList(Post, "posts")}`,
  data: { postId: "changed.id", authorId: "$2::uuid" },
}));

/** Then $9: its post, and the key and the hash. Returns the changed comment with its post. */
export const editComment = inBothForms((isRepeatable) => ({
  event: "commentEdited",
  parts: `${takingPart({ post: "$9", member: "$2" })},
    found as (
      select comments.* from comments, place
      where comments.id = $1 and post_id = place.id and author_id = $2 and ${isEditOf("comments")}
      for no key update of comments
    ),
    ${old(isRepeatable ? { key: "$10", hash: "$11" } : null)},
    ${keepText("comment_id", "old.author_id")},
    edited as (
      update comments set ${newText("comments")} from old where comments.id = old.id returning comments.*
    ),
    counted as (
      update posts set version = posts.version + 1 from edited where posts.id = edited.post_id returning posts.*
    )`,
  change: `select ${selectList(Comment, "edited")}, ${selectList(Post, "counted", { prefix: postPrefix })}
    from edited, counted`,
  data: { commentId: "changed.id", postId: "$9::uuid", authorId: "$2::uuid" },
}));

/** What the earlier texts are of. */
export type RevisionsOf = "post_id" | "comment_id";

interface Range {
  limit: number;
  hasCursor: boolean;
}

/** The earlier texts of each of the posts or comments $1, newest first; $2 and $3: the last entry of the previous page. */
export const revisionsStatement = (of: RevisionsOf, { limit, hasCursor }: Range): string => `
  select ${selectList(Revision, "entry")} from unnest($1::uuid[]) as parent (id) cross join lateral (
    select * from revisions where ${of} = parent.id ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}
  ) entry order by entry.created_at desc, entry.id desc`;

export const countedRevisions = (of: RevisionsOf): string =>
  `select ${of} as id, count(*)::integer as count from revisions where ${of} = any($1) group by ${of}`;

/** Removes the texts that were replaced long ago. */
export const removeOldRevisions = `
  delete from revisions where created_at < clock_timestamp() - interval '${limits.keptDays} days'`;
