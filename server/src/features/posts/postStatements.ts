import { joinedUserColumn } from "../accounts/joinedUser";
import { noBlockBetween } from "../blocks/blockStatements";
import { selectList } from "../../platform/database/columns";
import { exactCountUpTo, teasers } from "../../platform/limits/limits";
import { Comment } from "./Comment";
import { Post } from "./Post";
import type { PostJoins } from "./postJoins";
import { PostLike } from "./PostLike";

/*
 * How posts, comments and likes are read on measured hot paths; changeStatements.ts has what changes them. A limit is a
 * number, not a parameter, or PostgreSQL plans for the whole table.
 */

const postColumns = selectList(Post, "post");
const changedPost = selectList(Post, "posts");
const newestFirst = "order by created_at desc, id desc";

/** The parameter of a viewer with blocks, as `$3`, who does not see some authors; null for everyone else. */
type Viewer = string | null;

function seenBy(viewer: Viewer, ...conditions: string[]): string {
  const all = viewer ? [...conditions, noBlockBetween(viewer, "posts.author_id")] : conditions;
  return all.length > 0 ? `where ${all.join(" and ")}` : "";
}

/** What follows `select * from posts`: the rows of a list are chosen before anything is joined to them. */
export const postTails = {
  one: "where id = $1",
  newest: (limit: number, viewer: Viewer) => `${seenBy(viewer)} ${newestFirst} limit ${limit}`,
  /** $1 and $2: the post that the page before ended with. */
  older: (limit: number, viewer: Viewer) =>
    `${seenBy(viewer, "(created_at, id) < ($1, $2)")} ${newestFirst} limit ${limit}`,
  /** Skips $1 within the index alone: only the rows of the page itself are read. */
  furtherBack: (limit: number, viewer: Viewer) =>
    `where id in (select id from posts ${seenBy(viewer)} ${newestFirst} limit ${limit} offset $1)`,
  /** $1: the member; then as for `older`. */
  ofAuthor: (page: Range) => newestOf("author_id = $1", page),
  /** $1: the members. */
  ofAuthors: (page: Range) => `where id in (
    select entry.id from unnest($1::uuid[]) as member (id)
    cross join lateral (select id from posts ${newestOf("author_id = member.id", page)}) as entry
  )`,
};

/** To count. */
export const countedPosts = (viewer: Viewer) => `from posts ${seenBy(viewer)}`;

interface Range {
  limit: number;
  /** Whether $2 and $3 are the entry that the page before ended with. */
  hasCursor: boolean;
}

const newestOf = (condition: string, { limit, hasCursor }: Range) =>
  `where ${condition} ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
   ${newestFirst} limit ${limit}`;

/** `viewer`: the parameter of the member, as `$3`, for which posts they like; null to leave that out. */
export const postsStatement = (tail: string, joins: PostJoins, viewer: string | null) =>
  `select ${postColumns}${joins.author ? `, ${joinedUserColumn("author")}` : ""}
     ${viewer ? `, mine.post_id is not null as liked` : ""}
     ${joins.interest ? `, profile.interest` : ""}
     ${joins.repliers ? `, array(${repliersOf("post.id")}) as repliers` : ""}
   from (select * from posts ${tail}) post
   ${joins.author ? "join users author on author.id = post.author_id" : ""}
   ${joins.interest ? "left join profiles profile on profile.user_id = post.author_id" : ""}
   ${viewer ? `left join post_likes mine on mine.user_id = ${viewer} and mine.post_id = post.id` : ""}
   order by post.created_at desc, post.id desc`;

/** How many faces a card shows, and among how many of the newest comments they are looked for. */
const facesOnCard = 3;
const commentsForFaces = 20;

/** The members who replied last, as JSON: an index range of fixed length for each post, however crowded it is. */
const repliersOf = (postId: string) =>
  `select jsonb_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version)
   from (select author_id, max(created_at) as last_at
         from (select author_id, created_at from comments where post_id = ${postId}
               ${newestFirst} limit ${commentsForFaces}) newest
         group by author_id order by last_at desc, author_id limit ${facesOnCard}) replier
   join users member on member.id = replier.author_id order by replier.last_at desc, member.id`;

export const postsById = `select ${changedPost} from posts where id = any($1)`;

export const repliersById = `select parent.id, array(${repliersOf("parent.id")}) as repliers
   from unnest($1::uuid[]) as parent (id)`;

export const interestsById = `select posts.id, profiles.interest
   from posts join profiles on profiles.user_id = posts.author_id where posts.id = any($1)`;

/** $1: members, $2: posts, pair by pair. */
export const likesByPair = `select user_id as "userId", post_id as "postId" from post_likes
   join unnest($1::uuid[], $2::uuid[]) as asked (member, post) on user_id = member and post_id = post`;

/** Exact up to a bound. */
export const countsByAuthor = `select member.id, counted.count from unnest($1::uuid[]) as member (id)
   cross join lateral (
     select count(*)::integer as count
     from (select from posts where author_id = member.id limit ${exactCountUpTo + 1}) entry
   ) as counted`;

/** Without the post's id, which the caller knows who asks for the entries of one post. */
const entryColumns = {
  comments: selectList(Comment, "entry", { except: ["postId"] }),
  post_likes: selectList(PostLike, "entry", { except: ["postId"] }),
};

const postId = `, entry.post_id as "postId"`;

export type Thread = keyof typeof entryColumns;

const entriesOf = (thread: Thread, post: string, range: Range) =>
  `(select * from ${thread} ${newestOf(`post_id = ${post}`, range)}) as entry`;

const newestEntriesFirst = "order by entry.created_at desc, entry.id desc";

/** A page of the comments or likes of one post, $1, or of each of several; comments can bring their authors. */
export function entriesStatement(thread: Thread, range: Range & { withAuthor: boolean; ofMany: boolean }): string {
  const { withAuthor, ofMany } = range;
  const from = ofMany
    ? `unnest($1::uuid[]) as parent (id) cross join lateral ${entriesOf(thread, "parent.id", range)}`
    : entriesOf(thread, "$1", range);
  return `select ${entryColumns[thread]}${ofMany ? postId : ""}${withAuthor ? `, ${joinedUserColumn("author")}` : ""}
     from ${from} ${withAuthor ? "join users author on author.id = entry.author_id" : ""}
     ${newestEntriesFirst}`;
}

/** Post by post, and each author by their key: joined in any other way, the planner would read whole tables. */
export const newestCommentsStatement = (limit: number) =>
  `select ${entryColumns.comments}${postId}, ${joinedUserColumn("author")}
   from unnest($1::uuid[]) as parent (id)
   cross join lateral ${entriesOf("comments", "parent.id", { limit, hasCursor: false })}
   cross join lateral (select * from users where id = entry.author_id limit 1) as author
   ${newestEntriesFirst}`;

export const newestLikesStatement = (limit: number) =>
  entriesStatement("post_likes", { limit, hasCursor: false, withAuthor: false, ofMany: true });

export const teasersStatement = `select post.id, post.author_id as "authorId", left(ltrim(post.text), ${teasers.readCharacters}) as text, profile.interest,
     (select count(distinct member) from (
        (select author_id as member from comments where post_id = post.id
         ${newestFirst} limit ${teasers.countedComments})
        union all select post.author_id) people)::integer as "peopleCount"
   from (select * from posts ${newestFirst} limit ${teasers.most}) post
   left join profiles profile on profile.user_id = post.author_id
   order by post.created_at desc, post.id desc`;
