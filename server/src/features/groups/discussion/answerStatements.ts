import { selectList } from "../../../platform/database/columns";
import { formerMemberId } from "../../accounts/deletion/formerMemberStatements";
import { type AuthorPart, authorColumns } from "../../accounts/users/joinedUser";
import { Comment } from "./Comment";

/* SQL of comments with the answers to them. */

/** Assignments that leave nothing of a deleted comment but its place. */
export const onlyPlace = `text = '', author_id = '${formerMemberId}', book_id = null, pictures = null, mentions = null,
  edited_at = null, like_count = 0,
  version = comments.version + 1,
  hidden_at = coalesce(comments.hidden_at, clock_timestamp()), deleted_at = clock_timestamp()`;

/** Parts of the same statement: what belonged to the text of a deleted comment. `old` is a condition on its row `old`. */
export const withoutBelongings = (old: string): string => `
  unmentioned as (delete from mentioned_members using old where mentioned_members.comment_id = old.id and ${old}),
  unrevised as (delete from revisions using old where revisions.comment_id = old.id and ${old}),
  unloved as (delete from comment_likes using old where comment_likes.comment_id = old.id and ${old}),
  freed as (update pictures set comment_id = null from old where pictures.comment_id = old.id and ${old})`;

/** A condition: the comment is seen, or its place is kept for the answers. */
const hasPlace = "(hidden_at is null or answer_count > 0)";

const columns = (author: AuthorPart | null) =>
  `${selectList(Comment, "entry")}, entry.hidden_at as "hiddenAt"${author ? `, ${authorColumns("author", author)}` : ""}`;

const joinAuthor = (author: AuthorPart | null) => (author ? "join users author on author.id = entry.author_id" : "");

/** Those of the comments $1 that are seen, or have a place. */
export const commentsById = `
  select ${columns("all")} from comments entry ${joinAuthor("all")} where entry.id = any($1) and ${hasPlace}`;

interface Range {
  limit: number;
  /** Whether $2 and $3 are the entry that the page before ended with. */
  hasCursor: boolean;
  author: AuthorPart | null;
}

/** A page of the answers to each of the comments $1, newest first. */
export const answersStatement = ({ limit, hasCursor, author }: Range): string => `
  select ${columns(author)} from unnest($1::uuid[]) as parent (id) cross join lateral (
    select * from comments where reply_to = parent.id and hidden_at is null
      ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}
  ) entry ${joinAuthor(author)} order by entry.created_at desc, entry.id desc`;

export interface ThreadRange {
  /** How many from the place on, and how many newer ones. */
  older: number;
  newer: number;
  /** Whether the comment at the place is among the older ones. */
  isInclusive: boolean;
  author: AuthorPart | null;
}

/**
 * The comments around a place in the list of each post: $1 the posts, $2 the times and $3 the ids of the comments there. Comments
 * that answer others are not in the list.
 */
export const threadsStatement = ({ older, newer, isInclusive, author }: ThreadRange): string => `
  select ${columns(author)} from unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) as place (post_id, at, id)
  cross join lateral (
    ${[
      older > 0 ? threads(`(created_at, id) <${isInclusive ? "=" : ""} (place.at, place.id)`, "desc", older) : [],
      newer > 0 ? threads("(created_at, id) > (place.at, place.id)", "asc", newer) : [],
    ]
      .flat()
      .join(" union all ")}
  ) entry ${joinAuthor(author)} order by entry.created_at desc, entry.id desc`;

const threads = (condition: string, order: "asc" | "desc", limit: number) =>
  `(select * from comments where post_id = place.post_id and reply_to is null and ${hasPlace} and ${condition}
    order by created_at ${order}, id ${order} limit ${limit})`;

/** To count the comments of the post $1 that answer no other. */
export const countedThreads = `from comments where post_id = $1 and reply_to is null and ${hasPlace}`;

/** The places of the comments $1, or of those that they answer. */
export const placesOfComments = `
  select found.id as "commentId", thread.post_id as "postId", thread.created_at as "createdAt", thread.id
  from comments found join comments thread on thread.id = coalesce(found.reply_to, found.id)
  where found.id = any($1) and found.hidden_at is null`;
