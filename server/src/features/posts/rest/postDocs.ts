import { text as textLimits } from "../../../platform/limits/limits";
import {
  describeRoute,
  errors,
  filled,
  id,
  listOf,
  message,
  objectOf,
  objectWith,
  ref,
} from "../../../platform/rest/describe";
import { range } from "../../../platform/rest/rangeDocs";

const onePost = objectOf({ id: id("The post's id.") });
const unknownPost = {
  400: message("`Post not found`: this is no id."),
  404: message("`Post not found`: there is no post with this id."),
};
const body = objectWith(["text"], {
  text: filled(textLimits.post, `Plain text of 1 to ${textLimits.post} characters.`),
});

export const postDocs = {
  create: describeRoute({
    tag: "Posts",
    summary: "Publish a post",
    description: "Starts a group, which others join by commenting.",
    repeatable: true,
    body,
    example: { text: "Reading group for linear algebra, Tuesdays at 18:00 UTC." },
    success: ref("Post"),
    successDescription: "The post.",
    refusals: {
      400: errors("`Text is required`."),
      404: message("`Post not found`: what the first request with this `Idempotency-Key` published was deleted since."),
    },
  }),
  list: describeRoute({
    tag: "Posts",
    summary: "All posts",
    description: "Posts with their newest likes and comments. `more` leads to those that an answer has no room for.",
    paged: true,
    query: range,
    success: listOf(ref("Post")),
    successDescription: "Newest first.",
    refusals: { 400: errors("A negative `skip`, or a `cursor` that is none.") },
  }),
  one: describeRoute({
    tag: "Posts",
    summary: "One post",
    description: "The post with its newest likes and comments.",
    params: onePost,
    success: ref("Post"),
    successDescription: "The post.",
    refusals: unknownPost,
  }),
  delete: describeRoute({
    tag: "Posts",
    summary: "Delete my post",
    description: "Its comments and likes are deleted too.",
    params: onePost,
    success: ref("Message"),
    successDescription: "`Post removed`.",
    refusals: {
      400: message("`Post not found`."),
      401: message("`User not authorized`: someone else wrote it; or the token is missing or not valid."),
    },
  }),
  like: describeRoute({
    tag: "Posts",
    summary: "Like a post, or take the like back",
    description: "Needs no body.",
    paged: true,
    params: onePost,
    success: listOf(ref("Like")),
    successDescription: "All likes of the post after the change, newest first.",
    refusals: unknownPost,
  }),
};

export const commentDocs = {
  add: describeRoute({
    tag: "Comments",
    summary: "Comment on a post",
    description: "Joins the group.",
    paged: true,
    repeatable: true,
    params: onePost,
    body,
    example: { text: "Count me in." },
    success: listOf(ref("Comment")),
    successDescription: "All comments of the post, the new one first.",
    refusals: {
      400: {
        description: "`Text is required`; or, as `msg`, `Post not found`: this is no id.",
        anyOf: [ref("Errors"), ref("Message")],
      },
      404: message("`Post not found`: there is no post with this id."),
    },
  }),
  delete: describeRoute({
    tag: "Comments",
    summary: "Delete my comment",
    description: "Only the member who wrote it may.",
    paged: true,
    params: objectOf({ id: id("The post's id."), comment_id: id("The comment's id.") }),
    success: listOf(ref("Comment")),
    successDescription: "The comments that are left.",
    refusals: {
      401: message("`User not authorized`: someone else wrote it; or the token is missing or not valid."),
      404: message("`Post not found` or `Comment does not exist`."),
    },
  }),
};
