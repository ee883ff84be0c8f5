import { isPresent } from "../../accounts/suspension/absenceStatements";
import { type AuthorPart, authorColumns } from "../../accounts/users/joinedUser";
import { noBlockBetween } from "../../blocks/blockStatements";
import { selectList } from "../../../platform/database/columns";
import { exactCountUpTo } from "../../../platform/limits/limits";
import { teasers } from "../limits";
import { belongsTo, isNotForTwo } from "../members/membershipStatements";
import { Comment } from "../discussion/Comment";
import { groupName } from "../group/nameStatements";
import { Post } from "../discussion/Post";
import { interestOf, repliersOf } from "../discussion/cardStatements";
import { briefColumns, type PostJoins } from "../discussion/postJoins";
import { PostLike } from "../discussion/PostLike";

/*
 * How posts, comments and likes are read on measured hot paths; changeStatements.ts has what changes them. A limit is a
 * number, not a parameter, or PostgreSQL plans for the whole table.
 */

const postColumns = selectList(Post, "post");
const postColumnsInBrief = selectList(Post, "post", { only: briefColumns });
const changedPost = selectList(Post, "posts");
const newestFirst = "order by created_at desc, id desc";

/** For a viewer with blocks or private groups; null for all others, who see the same posts. */
export type ViewerRestrictions = {
  /** The parameter of the viewer, as `$3`. */
  viewer: string;
  /** Posts of blocked members are hidden. */
  hasBlocks: boolean;
  /** Posts of their private groups are included. */
  hasPrivateGroups: boolean;
} | null;

/** Posts and comments that moderators hid are in no list. */
const isSeen = "hidden_at is null";
const isPublic = "visibility <> 'PRIVATE'";
const isListed = `${isSeen} and ${isPublic}`;

function seenBy(restrictions: ViewerRestrictions, ...conditions: string[]): string {
  const blocks = restrictions?.hasBlocks ? [noBlockBetween(restrictions.viewer, "posts.author_id")] : [];
  return `where ${[isSeen, ...conditions, ...blocks].join(" and ")}`;
}

/**
 * The newest posts that the viewer can see. Those of their private groups are few: they are found by the memberships, and
 * merged with the others, which come from the index of the feed.
 */
function newest(restrictions: ViewerRestrictions, limit: string | number, ...conditions: string[]): string {
  const listed = `${seenBy(restrictions, isPublic, ...conditions)} ${newestFirst} limit ${limit}`;
  if (!restrictions?.hasPrivateGroups) return listed;
  return `where id in (
    (select id from posts ${listed}) union all
    (select posts.id from posts join memberships on group_id = posts.id and user_id = ${restrictions.viewer} and state = 'ACTIVE'
     ${seenBy(restrictions, "visibility = 'PRIVATE'", isNotForTwo("posts.id"), ...conditions)} order by posts.created_at desc, posts.id desc limit ${limit})
  ) ${newestFirst} limit ${limit}`;
}

/** The end of a statement after `select * from posts`. Rows are selected before anything is joined to them. */
export const postTails = {
  /** Also a hidden one; the caller decides. */
  one: "where id = $1",
  newest: (limit: number, restrictions: ViewerRestrictions) => newest(restrictions, limit),
  /** $1 and $2: the last post of the previous page. */
  older: (limit: number, restrictions: ViewerRestrictions) =>
    newest(restrictions, limit, "(posts.created_at, posts.id) < ($1, $2)"),
  /** Skips $1 entries of the index; only the rows of the page are read. */
  furtherBack: (limit: number, restrictions: ViewerRestrictions) =>
    `where id in (select id from posts ${newest(restrictions, restrictions?.hasPrivateGroups ? `${limit} + $1::bigint` : limit)} offset $1)`,
  /** $1: the member; then as for `older`. */
  ofAuthor: (page: Range) => newestOf(`author_id = $1 and ${isListed}`, page),
  /** $1: the members. */
  ofAuthors: (page: Range) => `where id in (
    select entry.id from unnest($1::uuid[]) as member (id)
    cross join lateral (select id from posts ${newestOf(`author_id = member.id and ${isListed}`, page)}) as entry
  )`,
};

/** To count. */
export const countedPosts = (restrictions: ViewerRestrictions): string => {
  const listed = `from posts ${seenBy(restrictions, isPublic)}`;
  if (!restrictions?.hasPrivateGroups) return listed;
  return `from (select ${listed} union all
    select from posts join memberships on group_id = posts.id and user_id = ${restrictions.viewer} and state = 'ACTIVE'
    ${seenBy(restrictions, "visibility = 'PRIVATE'", isNotForTwo("posts.id"))}) seen`;
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
  `select ${joins.isBrief ? postColumnsInBrief : postColumns}${tail === postTails.one ? visibilityColumns(joins) : ""}
     ${joins.author ? `, ${authorColumns("author", joins.author)}` : ""}
     ${viewer && joins.liked ? `, mine.post_id is not null as liked` : ""}
     ${joins.group ? `, ${startedGroup(viewer)}` : ""}
     ${joins.name && !joins.group ? `, ${nameColumns}` : ""}
     ${joins.interest ? `, ${interestOf("post.id")} as interest` : ""}
     ${joins.repliers ? `, array(${repliersOf("post.id")}) as repliers` : ""}
   from (select * from posts ${tail}) post
   ${joins.author ? "join users author on author.id = post.author_id" : ""}
   ${joins.group || joins.name ? "join study_groups on study_groups.id = post.id" : ""}
   ${viewer && joins.liked ? `left join post_likes mine on mine.user_id = ${viewer} and mine.post_id = post.id` : ""}
   order by post.created_at desc, post.id desc`;

/** The columns that decide who can see a post. */
const visibilityColumns = ({ isBrief }: PostJoins) =>
  `, post.hidden_at as "hiddenAt"${isBrief ? `, post.writer_id as "writerId"` : ""}`;

/** What makes the name of a group, besides the text of its post. */
const nameColumns = `study_groups.title as "groupTitle", study_groups.is_for_two as "groupIsForTwo"`;

/** The columns of a `GroupRow`. */
const startedGroup = (viewer: string | null) =>
  `${nameColumns}, study_groups.interest as "groupInterest", study_groups.visibility as "groupVisibility",
    study_groups.member_count as "groupMemberCount", ${viewer ? belongsTo("post.id", viewer) : "false"} as "groupJoined"`;

/** Also of hidden posts. */
export const postVisibilities = `select id, author_id as "authorId", writer_id as "writerId", visibility, hidden_at as "hiddenAt"
  from posts where id = any($1)`;

export const postsById = `select ${changedPost} from posts where id = any($1) and ${isSeen}`;

/** $1: members, $2: posts, pair by pair. */
export const likesByPair = `select user_id as "userId", post_id as "postId" from post_likes
   join unnest($1::uuid[], $2::uuid[]) as asked (member, post) on user_id = member and post_id = post`;

/** Exact up to a maximum. */
export const countsByAuthor = `select member.id, counted.count from unnest($1::uuid[]) as member (id)
   cross join lateral (
     select count(*)::integer as count
     from (select from posts where author_id = member.id and ${isListed} limit ${exactCountUpTo + 1}) entry
   ) as counted`;

/** Without the post's id, which the caller knows who asks for the entries of one post. */
const entryColumns = {
  comments: selectList(Comment, "entry", { except: ["postId"] }),
  post_likes: `${selectList(PostLike, "entry", { except: ["postId", "userId"] })},
    case when ${isPresent("entry.user_id")} then entry.user_id end as "userId"`,
};

/** Which entries of a thread are listed, besides those of its post. A like cannot be hidden. */
const listedEntries = { comments: ` and ${isSeen}`, post_likes: "" };

const postId = `, entry.post_id as "postId"`;

export type Thread = keyof typeof entryColumns;

const entriesOf = (thread: Thread, post: string, range: Range) =>
  `(select * from ${thread} ${newestOf(`post_id = ${post}${listedEntries[thread]}`, range)}) as entry`;

const newestEntriesFirst = "order by entry.created_at desc, entry.id desc";

/** A page of the comments or likes of one post, $1, or of each of several; comments can bring their authors. */
export function entriesStatement(
  thread: Thread,
  range: Range & { author: AuthorPart | null; ofMany: boolean },
): string {
  const { author, ofMany } = range;
  const from = ofMany
    ? `unnest($1::uuid[]) as parent (id) cross join lateral ${entriesOf(thread, "parent.id", range)}`
    : entriesOf(thread, "$1", range);
  return `select ${entryColumns[thread]}${ofMany ? postId : ""}${author ? `, ${authorColumns("author", author)}` : ""}
     from ${from} ${author ? "join users author on author.id = entry.author_id" : ""}
     ${newestEntriesFirst}`;
}

/** One lateral query per post, and authors by primary key; with other joins the planner would read whole tables. */
export const newestCommentsStatement = (limit: number) =>
  `select ${entryColumns.comments}${postId}, ${authorColumns("author", "face")}
   from unnest($1::uuid[]) as parent (id)
   cross join lateral ${entriesOf("comments", "parent.id", { limit, hasCursor: false })}
   cross join lateral (select * from users where id = entry.author_id limit 1) as author
   ${newestEntriesFirst}`;

export const newestLikesStatement = (limit: number) =>
  entriesStatement("post_likes", { limit, hasCursor: false, author: null, ofMany: true });

export const teasersStatement = `select post.id, post.author_id as "authorId", ${groupName("post.id", "null::uuid")} as name,
     ${interestOf("post.id")} as interest,
     (select count(distinct member) from (
        (select author_id as member from comments where post_id = post.id and ${isSeen}
         ${newestFirst} limit ${teasers.countedComments})
        union all select post.author_id) people)::integer as "peopleCount"
   from (select * from posts where ${isListed} and text <> '' ${newestFirst} limit ${teasers.most}) post
   order by post.created_at desc, post.id desc`;
