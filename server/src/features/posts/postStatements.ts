import { joinedUserColumn } from "../accounts/joinedUser";
import { selectList } from "../../platform/database/columns";
import type { Change } from "../../platform/events/Change";
import { claimKey } from "../../platform/idempotency/idempotency";
import { exactCountUpTo, teasers } from "../../platform/limits/limits";
import { Comment } from "./Comment";
import { Post } from "./Post";
import type { PostJoins } from "./postJoins";
import { PostLike } from "./PostLike";

/*
 * All SQL of posts, comments and likes: measured hot paths, and changes of several rows in one statement.
 * A limit is a number, not a parameter, or PostgreSQL plans for the whole table.
 */

const postColumns = selectList(Post, "post");
const changedPost = selectList(Post, "posts");
const newestFirst = "order by created_at desc, id desc";

/** What follows `select * from posts`: the rows of a list are chosen before anything is joined to them. */
export const postTails = {
  one: "where id = $1",
  newest: (limit: number) => `${newestFirst} limit ${limit}`,
  /** $1 and $2: the post that the page before ended with. */
  older: (limit: number) => `where (created_at, id) < ($1, $2) ${newestFirst} limit ${limit}`,
  /** Skips $1 within the index alone: only the rows of the page itself are read. */
  furtherBack: (limit: number) => `where id in (select id from posts ${newestFirst} limit ${limit} offset $1)`,
  /** $1: the member; then as for `older`. */
  ofAuthor: (page: Range) => newestOf("author_id = $1", page),
  /** $1: the members. */
  ofAuthors: (page: Range) => `where id in (
    select entry.id from unnest($1::uuid[]) as member (id)
    cross join lateral (select id from posts ${newestOf("author_id = member.id", page)}) as entry
  )`,
};

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

export const teasersStatement = `select post.id, left(ltrim(post.text), ${teasers.readCharacters}) as text, profile.interest,
     (select count(distinct member) from (
        (select author_id as member from comments where post_id = post.id
         ${newestFirst} limit ${teasers.countedComments})
        union all select post.author_id) people)::integer as "peopleCount"
   from (select * from posts ${newestFirst} limit ${teasers.most}) post
   left join profiles profile on profile.user_id = post.author_id
   order by post.created_at desc, post.id desc`;

/** A change as it is, and as a request that may be repeated makes it. */
function inBothForms(make: (isRepeatable: boolean) => Change): Record<"plain" | "repeatable", Change> {
  return { plain: make(false), repeatable: make(true) };
}

/** $1: its id, $2: the author, $3: the text; then the key and the hash of a repeatable request. No row when it was repeated. */
export const insertPost = inBothForms((isRepeatable) => ({
  event: "postAdded",
  ...(isRepeatable
    ? { parts: `claimed as (${claimKey({ userId: "$2", key: "$4", hash: "$5", resultId: "$1" })})` }
    : {}),
  change: `insert into posts (id, author_id, text)
    select $1::uuid, $2::uuid, $3::text ${isRepeatable ? "from claimed" : ""}
    returning ${changedPost}`,
  data: { postId: "changed.id", authorId: "$2::uuid" },
}));

/*
 * Row and count in one statement: however many do it at once, the count stays exact. Locks are taken in the same order
 * everywhere, which prevents deadlocks: the member, the post, then its children.
 */

/** Before the columns of a post that stands beside its comment. */
export const postPrefix = "post.";

/** $1: its id, $2: the post, $3: the author, $4: the text; then as for a post. The post comes as the change leaves it. */
export const insertComment = inBothForms((isRepeatable) => ({
  event: "commentAdded",
  parts: `viewer as (select id from users where id = $3 for key share),
    post as (select posts.id from posts, viewer where posts.id = $2 for no key update of posts),
    ${isRepeatable ? `claimed as (${claimKey({ userId: "$3", key: "$5", hash: "$6", resultId: "$1" }, "from post")}),` : ""}
    added as (
      insert into comments (id, post_id, author_id, text)
      select $1::uuid, post.id, $3::uuid, $4 from post ${isRepeatable ? ", claimed" : ""} returning *
    ),
    counted as (
      update posts set comment_count = comment_count + 1, version = version + 1 from added
      where posts.id = added.post_id returning posts.*
    )`,
  change: `select ${selectList(Comment, "added")}, ${selectList(Post, "counted", { prefix: postPrefix })}
    from added, counted`,
  data: { commentId: "changed.id", postId: "$2::uuid", authorId: "$3::uuid" },
}));

/** $1: the comment, $2: its post, which comes as the change leaves it. */
export const removeComment: Change = {
  event: "commentDeleted",
  parts: `post as (select id from posts where id = $2 for no key update),
    gone as (
      delete from comments using post where comments.id = $1 and post_id = post.id returning post_id, author_id
    )`,
  change: `update posts set comment_count = comment_count - 1, version = version + 1 from gone
    where posts.id = gone.post_id returning ${changedPost}`,
  data: { commentId: "$1::uuid", postId: "$2::uuid", authorId: "(select author_id from gone)" },
};

const likedByViewer = "exists (select from post_likes where post_id = $1 and user_id = $2)";
const likeData = { postId: "changed.id", userId: "$2::uuid" };

/** $1: the post, $2: the member, $3: an id. That it is liked already is mostly seen before anything is locked. */
export const insertLike: Change = {
  event: "postLiked",
  parts: `viewer as (select id from users where id = $2 and not ${likedByViewer} for key share),
    post as (select posts.id from posts, viewer where posts.id = $1 for no key update of posts),
    liked as (
      insert into post_likes (post_id, user_id, id) select post.id, $2::uuid, $3::uuid from post
      on conflict (user_id, post_id) do nothing returning post_id
    )`,
  change: `update posts set like_count = like_count + 1, version = version + 1
    from liked where posts.id = liked.post_id returning ${changedPost}`,
  data: likeData,
};

/** $1: the post, $2: the member. */
export const removeLike: Change = {
  event: "postUnliked",
  parts: `post as (select id from posts where id = $1 and ${likedByViewer} for no key update),
    gone as (
      delete from post_likes using post where post_id = post.id and user_id = $2 returning post_id
    )`,
  change: `update posts set like_count = like_count - 1, version = version + 1
    from gone where posts.id = gone.post_id returning ${changedPost}`,
  data: likeData,
};
