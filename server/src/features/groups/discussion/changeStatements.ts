import { selectList, rowMapper } from "../../../platform/database/columns";
import type { Change } from "../../../platform/events/Change";
import { claimKey } from "../../../platform/idempotency/idempotency";
import { formerMemberId, makeFormerMemberIf } from "../../accounts/deletion/formerMemberStatements";
import { seesPostOf, updateActivity } from "../members/membershipStatements";
import { takingPart } from "./takingPartStatements";
import { onlyPlace, withoutBelongings } from "./answerStatements";
import { Comment } from "./Comment";
import { Post } from "./Post";

/* Changes of posts, comments and likes: several rows in one statement, with the event that it publishes. */

const changedPost = selectList(Post, "posts");

/** A change without and with an idempotency key. */
export function inBothForms(make: (isRepeatable: boolean) => Change): Record<"plain" | "repeatable", Change> {
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

/** The same, with the visibility of its group as $4, its pictures as $5, and its mentions as $6. */
export const insertPostOfGroup = `
  insert into posts (id, author_id, text, visibility, pictures, mentions)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb) returning ${changedPost}`;

/*
 * The row and the count change in one statement, so that the count stays exact under concurrency. Locks are always taken in the
 * same order, which prevents deadlocks: the member, the post, then its children.
 */

/** The prefix of the post's columns beside a comment. */
export const postPrefix = "post.";

/** The post beside a comment that changed. */
export const takePost = rowMapper(Post, postPrefix);

/**
 * $1: its id, $2: the post, $3: the author, $4: the text, $5: the shared book, $6: the pictures, $7: the comment that it answers, $8: the
 * mentions; then as for a post. An answer to an answer belongs to the same comment. Returns the changed post. No row if the author has shared that
 * book there before, or the answered comment is gone.
 */
export const insertComment = inBothForms((isRepeatable) => ({
  event: "commentAdded",
  parts: `${takingPart({ post: "$2", member: "$3" })},
    ${isRepeatable ? `claimed as (${claimKey({ userId: "$3", key: "$9", hash: "$10", resultId: "$1" }, "from place")}),` : ""}
    answered as (
      select comments.id, reply_to from comments, place
      where comments.id = $7::uuid and post_id = place.id and comments.hidden_at is null for share of comments
    ),
    added as (
      insert into comments (id, post_id, author_id, text, book_id, pictures, mentions, reply_to)
      select $1::uuid, place.id, $3::uuid, $4, $5::uuid, $6::jsonb, $8::jsonb, (select coalesce(reply_to, id) from answered)
      from place ${isRepeatable ? ", claimed" : ""} where $7::uuid is null or exists (select from answered)
      on conflict (post_id, author_id, book_id) where book_id is not null and author_id <> '${formerMemberId}' do nothing
      returning *
    ),
    counted as (
      update posts set comment_count = comment_count + 1, version = posts.version + 1 from added
      where posts.id = added.post_id returning posts.*
    ),
    thread as (
      update comments set answer_count = comments.answer_count + 1 from added where comments.id = added.reply_to
    ),
    active as (${updateActivity})`,
  change: `select ${selectList(Comment, "added")}, ${selectList(Post, "counted", { prefix: postPrefix })}
    from added, counted`,
  data: {
    commentId: "changed.id",
    postId: "$2::uuid",
    authorId: "$3::uuid",
    isAnswer: `changed."replyToId" is not null`,
  },
}));

/**
 * $1: the comment, $2: its post, $3: its author, who has the right to delete it. Of a comment with answers the place is left. Returns
 * the changed post.
 */
export const removeComment: Change = {
  event: "commentDeleted",
  parts: `post as (select id from posts where id = $2 for no key update),
    old as (
      select comments.* from comments, post
      where comments.id = $1 and post_id = post.id and author_id = $3 and deleted_at is null for update of comments
    ),
    former as (${makeFormerMemberIf("exists (select from old where answer_count > 0)")}),
    gone as (delete from comments using old where comments.id = old.id and old.answer_count = 0),
    left_behind as (
      update comments set ${onlyPlace} from old where comments.id = old.id and old.answer_count > 0
    ),
    ${withoutBelongings("old.answer_count > 0")},
    thread as (
      update comments set answer_count = comments.answer_count - 1 from old
      where comments.id = old.reply_to and old.hidden_at is null
    )`,
  change: `update posts set comment_count = comment_count - (old.hidden_at is null)::int, version = posts.version + 1 from old
    where posts.id = old.post_id returning ${changedPost}`,
  data: { commentId: "$1::uuid", postId: "$2::uuid", authorId: "(select author_id from old)" },
};

const likedByViewer = "exists (select from post_likes where post_id = $1 and user_id = $2)";
const likeData = { postId: "changed.id", userId: "$2::uuid" };

/**
 * $1: the post, $2: the member, $3: an id. An existing like is usually found before anything is locked. Fails with the
 * constraint `oneLikePerMember` if another request of the member was faster.
 */
export const insertLike: Change = {
  event: "postLiked",
  parts: takingPart({ post: "$1", member: "$2", when: `not ${likedByViewer}`, isLike: true }),
  change: `update posts set like_count = like_count + 1, version = posts.version + 1 from place
    where posts.id = place.id returning ${changedPost}`,
  after: `liked as (insert into post_likes (post_id, user_id, id) select changed.id, $2::uuid, $3::uuid from changed)`,
  data: likeData,
};

/** The unique key of likes. */
export const oneLikePerMember = "post_likes_pair";

/** $1: the post, $2: the member. */
export const removeLike: Change = {
  event: "postUnliked",
  parts: `post as (
      select id from posts where id = $1 and hidden_at is null and ${likedByViewer} and ${seesPostOf("posts", "$2")}
      for no key update
    ),
    gone as (
      delete from post_likes using post where post_id = post.id and user_id = $2 returning post_id
    )`,
  change: `update posts set like_count = like_count - 1, version = posts.version + 1
    from gone where posts.id = gone.post_id returning ${changedPost}`,
  data: likeData,
};

/** $1: the post, $2: whether to hide or to show it. No row if it does not change. */
export const setPostHidden = `
  update posts set hidden_at = case when $2::boolean then clock_timestamp() end, version = posts.version + 1
  where id = $1 and (hidden_at is null) = $2::boolean returning ${changedPost}`;

/** The same for a comment. Updates the counts of visible comments and answers, and returns the changed post. */
export const setCommentHidden = `
  with post as (
      select posts.id from posts where id = (select post_id from comments where id = $1) for no key update
    ),
    changed as (
      update comments set hidden_at = case when $2::boolean then clock_timestamp() end from post
      where comments.id = $1 and comments.post_id = post.id and (hidden_at is null) = $2::boolean and deleted_at is null
      returning comments.*
    ),
    thread as (
      update comments set answer_count = comments.answer_count + case when $2::boolean then -1 else 1 end
      from changed where comments.id = changed.reply_to
    ),
    counted as (
      update posts set comment_count = comment_count + case when $2::boolean then -1 else 1 end, version = posts.version + 1
      from changed where posts.id = changed.post_id returning posts.*
    )
  select ${selectList(Comment, "changed")}, ${selectList(Post, "counted", { prefix: postPrefix })}
  from changed, counted`;
