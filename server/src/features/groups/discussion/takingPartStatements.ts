import { noBlockBetween } from "../../blocks/blockStatements";
import { isOpenIn, mayAs } from "../members/membershipStatements";

interface Participation {
  /** The parameters of the post and of the member, as `$1`. */
  post: string;
  member: string;
  /** A further condition on the row of the member in `users`. */
  when?: string;
  /** They like it, which is for everyone who sees it. */
  isLike?: boolean;
}

/**
 * Parts of a statement that changes something in a discussion: `place` has the id of the post if the member takes part. The
 * locks are taken in the usual order: the member, the post, the membership. The last one makes the statement wait for a removal,
 * and a removal for the statement, so that nothing is written after the right has ended.
 */
export const takingPart = ({ post, member, when = "true", isLike = false }: Participation): string => `
  viewer as (select id, has_blocks from users where id = ${member} and absence is null and ${when} for key share),
  post as (
    select posts.id, posts.visibility from posts, viewer
    where posts.id = ${post} and posts.hidden_at is null
      and (not viewer.has_blocks or ${noBlockBetween("viewer.id", "posts.author_id")})
    for no key update of posts
  ),
  own as (
    select state from memberships, post where group_id = post.id and user_id = ${member} for share of memberships
  ),
  place as (
    select id from post where ${mayAs("(select state from own)", isLike ? "post.visibility <> 'PRIVATE'" : isOpenIn("post"))}
  )`;
