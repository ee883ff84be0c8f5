import type { AppContext } from "../../../platform/context";
import { lists } from "../../../platform/limits/limits";
import type { PageRequest } from "../../../platform/paging/connection";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message } from "../../../platform/rest/schema";
import { getCommentUnder, likeComment, unlikeComment } from "../discussion/commentLikes";
import { commentActions, postActions } from "../discussion/postPolicy";
import { noComment, oneComment } from "./commentRoutes";
import { Like } from "./postTypes";
import { presentAllLikes } from "./presentPost";

const api = routesOf("Comments");

const newest = { first: lists.maxSize, after: null };
const newestLikes = meaning("The newest likes of the comment after the change.", listOf(Like));
const mayNotLike = message("The viewer may not write in the group: it is not open, or they were removed from it.");

interface LikeRequest {
  ctx: AppContext;
  params: Readonly<Record<"id" | "comment_id", string>>;
  linkNext(path: string | null): void;
}

async function answerLikes({ ctx, params: { id, comment_id: commentId }, linkNext }: LikeRequest, page: PageRequest) {
  const likes = await ctx.loaders.likesOfComment(page).load(commentId.toLowerCase());
  linkNext(nextPage(`/api/posts/comment/${id}/${commentId}/likes`, likes, page));
  return presentAllLikes(ctx, likes.nodes);
}

async function answerChange(input: LikeRequest, change: (ctx: AppContext, id: string) => Promise<unknown>) {
  const { ctx, params } = input;
  await getCommentUnder(ctx, params.id, params.comment_id);
  await change(ctx, params.comment_id);
  return answerLikes(input, newest);
}

export const commentLikeRoutes = [
  api.get("/posts/comment/:id/:comment_id/likes", postActions.read, "The likes of a comment, by pages", {
    operationId: "getCommentLikes",
    description: "Who likes it. An absent member is an id that belongs to nobody.",
    isPaged: true,
    params: oneComment,
    query: cursorPage(),
    answers: {
      200: meaning("Newest first.", listOf(Like)),
      400: errors("`cursor is not a cursor of this list`."),
      404: noComment,
    },
    async handle(input) {
      await getCommentUnder(input.ctx, input.params.id, input.params.comment_id);
      return answerLikes(input, input.query);
    },
  }),
  api.put("/posts/comment/:id/:comment_id/like", commentActions.like, "Like a comment", {
    operationId: "likeComment",
    description: "Needs no body. Liking twice is the same as liking once.",
    isPaged: true,
    params: oneComment,
    answers: { 200: newestLikes, 403: mayNotLike, 404: noComment },
    handle: (input) => answerChange(input, likeComment),
  }),
  api.delete("/posts/comment/:id/:comment_id/like", commentActions.like, "Take the like of a comment back", {
    operationId: "unlikeComment",
    description: "Without a like, nothing changes.",
    isPaged: true,
    params: oneComment,
    answers: { 200: newestLikes, 404: noComment },
    handle: (input) => answerChange(input, unlikeComment),
  }),
];
