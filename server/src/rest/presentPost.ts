import type { AppContext } from "../context";
import type { Comment } from "../posts/Comment";
import type { Post } from "../posts/Post";
import { presentSignature } from "./presentAccount";

export async function presentPost(ctx: AppContext, post: Post) {
  const [signature, likes, comments] = await Promise.all([
    presentSignature(ctx, post.authorId, post.author),
    presentLikes(ctx, post.id),
    presentComments(ctx, post.id),
  ]);
  return {
    _id: post.id,
    text: post.text,
    ...signature,
    user: post.authorId,
    likes,
    comments,
    date: post.createdAt.toISOString(),
  };
}

/** All likes of a post, newest first. */
export async function presentLikes(ctx: AppContext, postId: string) {
  const likes = await ctx.loaders.allLikesOfPost.load(postId);
  return likes.map(({ id, userId }) => ({ _id: id, user: userId }));
}

/** All comments under a post, newest first. */
export async function presentComments(ctx: AppContext, postId: string) {
  const comments = await ctx.loaders.allCommentsOfPost.load(postId);
  return Promise.all(comments.map((comment) => presentComment(ctx, comment)));
}

async function presentComment(ctx: AppContext, { id, text, authorId, author, createdAt }: Comment) {
  const signature = await presentSignature(ctx, authorId, author);
  return { _id: id, text, ...signature, user: authorId, date: createdAt.toISOString() };
}
