import { v7 as newId } from "uuid";
import { isViolationOf } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Change } from "../../../platform/events/Change";
import { standingIn } from "../members/access";
import { membershipActions } from "../members/membershipPolicy";
import { takePost } from "./changeStatements";
import type { Comment } from "./Comment";
import * as statements from "./commentLikeStatements";
import { commentNotFound, getComment } from "./commentService";
import { toLiveComment } from "./livePosts";
import { commentActions } from "./postPolicy";

/** How often a like is tried that the member takes back elsewhere at the same time. */
const attempts = 3;

/** Likes a comment, for who may answer it. Idempotent. */
export async function likeComment(ctx: AppContext, id: string): Promise<Comment> {
  const viewer = authorize(ctx, commentActions.like);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const comment = await getComment(ctx, id);
    if (comment.hiddenAt) throw commentNotFound();
    const { id: commentId, postId, postVisibility: visibility } = comment;
    const changed = await insertLike(ctx, comment);
    if (changed) return changed;
    // Nothing was written: it is liked already, or the viewer may not, or does not see it any more.
    if (await ctx.loaders.commentLike.load({ userId: viewer.id, commentId })) return comment;
    authorize(ctx, membershipActions.takePart, await standingIn(ctx, { id: postId, visibility }));
  }
  throw commentNotFound();
}

/** Removes a like. Idempotent. */
export async function unlikeComment(ctx: AppContext, id: string): Promise<Comment> {
  authorize(ctx, commentActions.like);
  const comment = await getComment(ctx, id);
  return (await changeLikes(ctx, comment, statements.removeLike)) ?? comment;
}

/** null if the like existed. */
const insertLike = (ctx: AppContext, comment: Comment) =>
  changeLikes(ctx, comment, statements.insertLike, [newId()]).catch((error: unknown) => {
    if (isViolationOf(error, statements.oneLikePerMember)) return null;
    throw error;
  });

async function changeLikes(
  ctx: AppContext,
  { id, postId }: Comment,
  change: Change,
  more: unknown[] = [],
): Promise<Comment | null> {
  const viewer = authorize(ctx, commentActions.like);
  ctx.loaders.commentLike.clear({ userId: viewer.id, commentId: id });
  const [comment] = await ctx.db.write<Comment>(change, [id, viewer.id, postId, ...more], postId);
  if (!comment) return null;
  const post = takePost(comment);
  ctx.loaders.post.clear(postId);
  ctx.events.publish("commentLiked", toLiveComment(comment, post));
  return Object.assign(comment, { post });
}

/** The comment of this post, which the viewer may read; NOT_FOUND if it is not one of its comments. */
export async function getCommentUnder(ctx: AppContext, postId: string, id: string): Promise<Comment> {
  const comment = await getComment(ctx, id);
  if (comment.postId !== postId.toLowerCase()) throw commentNotFound();
  return comment;
}
