import { notFound } from "../../../errors";
import { routesOf } from "../../../platform/rest/route";
import { errors, errorsOrMessage, listOf, meaning, message } from "../../../platform/rest/schema";
import * as comments from "../discussion/commentService";
import { postMessages } from "../discussion/messages";
import { commentActions } from "../discussion/postPolicy";
import { getPost } from "../discussion/postService";
import { updateCommentUnder } from "../editing/edits";
import { Comment, editBody, editedMeanwhile, noPost, notEditable, onePost, someoneElse, textBody } from "./postTypes";
import { presentComments } from "./presentPost";

const api = routesOf("Comments");

export const oneComment = {
  id: { description: "The post's id.", malformed: () => notFound(postMessages.notFound()) },
  comment_id: { description: "The comment's id.", malformed: () => notFound(postMessages.commentNotFound()) },
};
export const noComment = message("`Post not found` or `Comment does not exist`.");

export const commentRoutes = [
  api.post("/posts/comment/:id", commentActions.create, "Comment on a post", {
    operationId: "addComment",
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
  api.put("/posts/comment/:id/:comment_id", commentActions.update, "Edit my comment", {
    operationId: "updateComment",
    description: "Only the member who wrote it may. `version` avoids that an edit replaces another one.",
    isPaged: true,
    statuses: { CONFLICT: 409 },
    params: oneComment,
    body: editBody("Count me in, on Wednesdays."),
    answers: {
      200: meaning("All comments of the post, newest first.", listOf(Comment)),
      400: errors("`Text is required`."),
      403: notEditable,
      404: noComment,
      409: editedMeanwhile,
    },
    async handle({ ctx, params: { id: postId, comment_id: commentId }, body, linkNext }) {
      const { post } = await updateCommentUnder(ctx, postId, { ...body, commentId });
      const { list, next } = await presentComments(ctx, post ?? (await getPost(ctx, postId)));
      linkNext(next);
      return list;
    },
  }),
  api.delete("/posts/comment/:id/:comment_id", commentActions.delete, "Delete my comment", {
    operationId: "deleteComment",
    description: "Only the member who wrote it may.",
    isPaged: true,
    statuses: { FORBIDDEN: 401 },
    params: oneComment,
    answers: {
      200: meaning("The comments that are left; none where the viewer may not read them.", listOf(Comment)),
      401: someoneElse,
      404: noComment,
    },
    async handle({ ctx, params: { id: postId, comment_id: id }, linkNext }) {
      const { list, next } = await presentComments(ctx, await comments.deleteCommentUnder(ctx, postId, id));
      linkNext(next);
      return list;
    },
  }),
];
