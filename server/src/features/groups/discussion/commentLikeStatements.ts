import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { selectList } from "../../../platform/database/columns";
import type { Change } from "../../../platform/events/Change";
import { postPrefix } from "./changeStatements";
import { Comment } from "./Comment";
import { CommentLike } from "./CommentLike";
import { Post } from "./Post";
import { takingPart } from "./takingPartStatements";

/* SQL of the likes of comments. Each change returns the changed comment with its post. */

const likedByMember = "exists (select from comment_likes where comment_id = $1 and user_id = $2)";

const count = (change: string, from: string) => `counted as (
  update comments set like_count = like_count ${change}, version = comments.version + 1
  from ${from} where comments.id = ${from}.id returning comments.*
)`;

/** The version of the post grows, too: who reads a discussion, and then listens to it, knows by it whether something was missed. */
const countedInPost = `renewed as (
  update posts set version = posts.version + 1 from counted where posts.id = counted.post_id returning posts.*
)`;

const changedWith = (posts: string) => `select ${selectList(Comment, "counted")},
    ${selectList(Post, posts, { prefix: postPrefix })}
  from counted join ${posts} on ${posts}.id = counted.post_id`;

const data = { commentId: "changed.id", postId: `changed."postId"`, userId: "$2::uuid" };

/**
 * $1: the comment, $2: the member, who takes part in the discussion, $3: its post, $4: an id. An existing like is usually found
 * before anything is locked. Fails with the constraint `oneLikePerMember` if another request of the member was faster.
 */
export const insertLike: Change = {
  event: "commentLiked",
  parts: `${takingPart({ post: "$3", member: "$2", when: `not ${likedByMember}` })},
    liked as (
      select comments.id from comments, place, viewer
      where comments.id = $1 and comments.post_id = place.id and comments.hidden_at is null
        and (not viewer.has_blocks or ${noBlockBetween("viewer.id", "comments.author_id")})
      for no key update of comments
    ),
    ${count("+ 1", "liked")},
    ${countedInPost}`,
  change: changedWith("renewed"),
  after: `added as (insert into comment_likes (comment_id, user_id, id) select changed.id, $2::uuid, $4::uuid from changed)`,
  data,
};

/** The unique key of likes. */
export const oneLikePerMember = "comment_likes_pair";

/** $1: the comment, which the member $2 may read, $3: its post. */
export const removeLike: Change = {
  event: "commentUnliked",
  parts: `post as (select id from posts where id = $3 and ${likedByMember} for no key update),
    liked as (
      select comments.id from comments, post
      where comments.id = $1 and comments.post_id = post.id and comments.hidden_at is null for no key update of comments
    ),
    gone as (
      delete from comment_likes using liked where comment_id = liked.id and user_id = $2 returning comment_id as id
    ),
    ${count("- 1", "gone")},
    ${countedInPost}`,
  change: changedWith("renewed"),
  data,
};

/**
 * Takes back all likes of the member $1 of the comments of others. Their posts are locked, and change with what else the member
 * leaves: a second update of the same row would wait for another deletion.
 */
export const removeLikesOfMember = `
  with gone as (delete from comment_likes where user_id = $1 returning comment_id as id), ${count("- 1", "gone")}
  ${changedWith("posts")} where counted.author_id <> $1 and counted.hidden_at is null`;

/** $1: members, $2: comments, pair by pair. */
export const likesByPair = `select user_id as "userId", comment_id as "commentId" from comment_likes
  join unnest($1::uuid[], $2::uuid[]) as asked (member, comment) on user_id = member and comment_id = comment`;

interface Range {
  limit: number;
  /** Whether $2 and $3 are the like that the page before ended with. */
  hasCursor: boolean;
}

/** A page of the likes of each of the comments $1, newest first. */
export const likesStatement = ({ limit, hasCursor }: Range): string => `
  select ${selectList(CommentLike, "entry", { except: ["userId"] })},
    case when ${isPresent("entry.user_id")} then entry.user_id end as "userId"
  from unnest($1::uuid[]) as parent (id) cross join lateral (
    select * from comment_likes where comment_id = parent.id ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}
  ) entry order by entry.created_at desc, entry.id desc`;
