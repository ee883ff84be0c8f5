import { lists } from "../../../platform/limits/limits";
import { describeRoute, id, listOf, message, objectOf, objectWith, ref, text } from "../../../platform/rest/describe";
import { limitOf } from "../../../platform/rest/rangeDocs";

const onePost = objectOf({ id: id("The post's id.") });
const page = objectWith([], {
  limit: limitOf(`How many; ${lists.maxSize} when left out or not a positive number, and at most that.`),
  cursor: text("Where the page begins, from the `Link` header of the page before or from the post's `more`."),
});
const refusals = {
  400: {
    description: "`cursor is not a cursor of this list`; or, as `msg`, `Post not found`: this is no id.",
    anyOf: [ref("Errors"), ref("Message")],
  },
  404: message("`Post not found`: there is no post with this id."),
};
const successDescription = "Newest first.";

export const threadDocs = {
  comments: describeRoute({
    tag: "Comments",
    summary: "The comments of a post, by pages",
    description: "All of them, also those that an answer with the post has no room for.",
    paged: true,
    params: onePost,
    query: page,
    success: listOf(ref("Comment")),
    successDescription,
    refusals,
  }),
  likes: describeRoute({
    tag: "Posts",
    summary: "The likes of a post, by pages",
    description: "All of them, also those that an answer with the post has no room for.",
    paged: true,
    params: onePost,
    query: page,
    success: listOf(ref("Like")),
    successDescription,
    refusals,
  }),
};
