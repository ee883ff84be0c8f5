import { notFound } from "../../../errors";
import { routesOf } from "../../../platform/rest/route";
import { errorsOrMessage, listOf, meaning, message } from "../../../platform/rest/schema";
import * as comments from "../discussion/commentService";
import { postMessages } from "../discussion/messages";
import { commentActions } from "../discussion/postPolicy";
import { getPost } from "../discussion/postService";
import { Comment, noPost, onePost, someoneElse, textBody } from "./postTypes";
import { presentComments } from "./presentPost";

const api = routesOf("Comments");

export const commentRoutes = [
  api.post("/posts/comment/:id", commentActions.create, "Comment on a post", {
    description: "In a group that is not open, members alone may comment.",
    isPaged: true,
    params: { id: onePost },
    body: textBody("Count me in."),
    answers: {
      200: meaning("All comments of the post, the new one first.", listOf(Comment)),
      400: errorsOrMessage("`Text is required`; or, as `msg`, `Post not found`: this is no id."),
      403: message("The group is not open, and the viewer is not in it; or they were removed from it."),
      404: noPost,
    },
    async handle({ ctx, params: { id: postId }, body, linkNext }) {
      const { postId: id, post } = await comments.addComment(ctx, { ...body, postId });
      const { list, next } = await presentComments(ctx, post ?? (await getPost(ctx, id)));
      linkNext(next);
      return list;
    },
  }),
  api.delete("/posts/comment/:id/:comment_id", commentActions.delete, "Delete my comment", {
    description: "Only the member who wrote it may.",
    isPaged: true,
    statuses: { FORBIDDEN: 401 },
    params: {
      id: { description: "The post's id.", malformed: () => notFound(postMessages.notFound()) },
      comment_id: { description: "The comment's id.", malformed: () => notFound(postMessages.commentNotFound()) },
    },
    answers: {
      200: meaning("The comments that are left; none where the viewer may not read them.", listOf(Comment)),
      401: someoneElse,
      404: message("`Post not found` or `Comment does not exist`."),
    },
    async handle({ ctx, params: { id: postId, comment_id: id }, linkNext }) {
      const { list, next } = await presentComments(ctx, await comments.deleteCommentUnder(ctx, postId, id));
      linkNext(next);
      return list;
    },
  }),
];
