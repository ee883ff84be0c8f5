import { restAnswer } from "../../../platform/limits/limits";
import type { Connection, Dated } from "../../../platform/paging/connection";
import { takeBytes } from "../../../platform/rest/answerSize";
import { cursorPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { errorsOrMessage, listOf, meaning } from "../../../platform/rest/schema";
import { isInDiscussion } from "../members/access";
import { postActions } from "../discussion/postPolicy";
import { getPost } from "../discussion/postService";
import { Comment, Like, noPost, onePost } from "./postTypes";
import { commentBytes, presentAllComments, presentAllLikes, threadAfter } from "./presentPost";

/** The comments and likes of a post by pages, however many there are. */
const thread = {
  description: "All of them, also those that an answer with the post has no room for.",
  isPaged: true,
  params: { id: onePost },
  query: cursorPage("Where the page begins, from the `Link` header of the page before or from the post's `more`."),
};
const wrong = errorsOrMessage("`cursor is not a cursor of this list`; or, as `msg`, `Post not found`: this is no id.");

export const threadRoutes = [
  routesOf("Comments").get("/threads/:id/comments", postActions.read, "The comments of a post, by pages", {
    operationId: "getComments",
    ...thread,
    answers: { 200: meaning("Newest first.", listOf(Comment)), 400: wrong, 404: noPost },
    async handle({ ctx, params: { id }, query, linkNext }) {
      if (!(await isInDiscussion(ctx, await getPost(ctx, id)))) return [];
      const connection = await ctx.loaders.commentsOfPost(query, "face").load(id);
      const shown = takeBytes(connection.nodes, restAnswer.bytes, commentBytes);
      linkNext(nextOf(`${id}/comments`, connection, shown));
      return presentAllComments(ctx, shown);
    },
  }),
  routesOf("Posts").get("/threads/:id/likes", postActions.read, "The likes of a post, by pages", {
    operationId: "getPostLikes",
    ...thread,
    answers: { 200: meaning("Newest first.", listOf(Like)), 400: wrong, 404: noPost },
    async handle({ ctx, params: { id }, query, linkNext }) {
      await getPost(ctx, id);
      const connection = await ctx.loaders.likesOfPost(query).load(id);
      linkNext(nextOf(`${id}/likes`, connection, connection.nodes));
      return presentAllLikes(ctx, connection.nodes);
    },
  }),
];

/** Where the next page begins; null when this is the last. */
function nextOf<T extends Dated>(thread: string, { nodes, pageInfo }: Connection<T>, shown: readonly T[]) {
  return pageInfo.hasNextPage || shown.length < nodes.length ? threadAfter(thread, shown) : null;
}
