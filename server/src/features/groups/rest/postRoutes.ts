import type { AppContext } from "../../../platform/context";
import { nextAfter, range, readRows } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import { done, errorsOrMessage, listOf, meaning, message } from "../../../platform/rest/schema";
import { listPostsFrom } from "../feed/feed";
import { likePost, toggleLike, unlikePost } from "../discussion/likes";
import { postActions } from "../discussion/postPolicy";
import { joinedOverRest } from "../discussion/postJoins";
import * as posts from "../discussion/postService";
import { updatePost } from "../editing/edits";
import {
  editBody,
  editedMeanwhile,
  Like,
  noPost,
  notEditable,
  onePost,
  Post,
  removedFrom,
  someoneElse,
} from "./postTypes";
import { presentLikes, presentPost } from "./presentPost";
import { presentPosts } from "./presentPosts";

const api = routesOf("Posts");

const allLikes = meaning("All likes of the post after the change, newest first.", listOf(Like));

interface LikeRequest {
  ctx: AppContext;
  params: Readonly<Record<"id", string>>;
  linkNext(path: string | null): void;
}

async function answerLikes(
  { ctx, params: { id }, linkNext }: LikeRequest,
  change: (ctx: AppContext, id: string) => Promise<unknown>,
) {
  await change(ctx, id);
  const { list, next } = await presentLikes(ctx, id);
  linkNext(next);
  return list;
}

export const postRoutes = [
  api.get("/posts", postActions.read, "All posts", {
    operationId: "getPosts",
    description: "Posts with their newest likes and comments. `more` leads to those that an answer has no room for.",
    isPaged: true,
    query: range,
    answers: { 200: meaning("Newest first.", listOf(Post)) },
    async handle({ ctx, query, linkNext }) {
      const { rows, next } = await readRows(query, (rows) => listPostsFrom(ctx, rows));
      const presented = await presentPosts(ctx, rows);
      linkNext(nextAfter("/api/posts", rows, presented.length, next));
      return presented;
    },
  }),
  api.get("/posts/:id", postActions.read, "One post", {
    operationId: "getPost",
    description: "The post with its newest likes and comments.",
    params: { id: onePost },
    answers: { 200: meaning("The post.", Post), 404: noPost },
    handle: async ({ ctx, params: { id } }) => presentPost(ctx, await posts.getPost(ctx, id, joinedOverRest)),
  }),
  api.put("/posts/:id", postActions.update, "Edit my post", {
    operationId: "updatePost",
    description: "Only its author may. `version` avoids that an edit replaces another one.",
    statuses: { CONFLICT: 409 },
    params: { id: onePost },
    body: editBody("Reading group for linear algebra, Wednesdays at 18:00 UTC."),
    answers: {
      200: meaning("The post.", Post),
      400: errorsOrMessage("`Text is required`; or, as `msg`, `Post not found`: this is no id."),
      403: notEditable,
      404: noPost,
      409: editedMeanwhile,
    },
    async handle({ ctx, params: { id: postId }, body }) {
      const { id } = await updatePost(ctx, { ...body, postId });
      return presentPost(ctx, await posts.getPost(ctx, id, joinedOverRest));
    },
  }),
  api.delete("/posts/:id", postActions.delete, "Delete my post", {
    operationId: "deletePost",
    description: "Its comments and likes are deleted too.",
    statuses: { NOT_FOUND: 400, FORBIDDEN: 401 },
    params: { id: onePost },
    answers: { 200: done("Post removed"), 400: message("`Post not found`."), 401: someoneElse },
    async handle({ ctx, params: { id } }) {
      await posts.deletePost(ctx, id);
      return { msg: "Post removed" };
    },
  }),
  api.put("/threads/:id/like", postActions.like, "Like a post", {
    operationId: "likePost",
    alsoAt: "/posts/:id/like",
    description: "Needs no body. Liking twice is the same as liking once.",
    isPaged: true,
    params: { id: onePost },
    answers: { 200: allLikes, 403: removedFrom, 404: noPost },
    handle: (input) => answerLikes(input, likePost),
  }),
  api.delete("/threads/:id/like", postActions.like, "Take a like back", {
    operationId: "unlikePost",
    alsoAt: "/posts/:id/like",
    description: "Without a like, nothing changes.",
    isPaged: true,
    params: { id: onePost },
    answers: { 200: allLikes, 403: removedFrom, 404: noPost },
    handle: (input) => answerLikes(input, unlikePost),
  }),
  api.put("/posts/like/:id", postActions.like, "Like a post, or take the like back", {
    operationId: "togglePostLike",
    description:
      "Needs no body. Sent twice, it takes the like back: `PUT` and `DELETE /posts/{id}/like` can be repeated safely.",
    isPaged: true,
    params: { id: onePost },
    answers: { 200: allLikes, 403: removedFrom, 404: noPost },
    handle: (input) => answerLikes(input, toggleLike),
  }),
];
