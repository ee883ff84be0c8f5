import type { FastifyInstance, FastifyReply } from "fastify";
import { commentActions } from "../postPolicy";
import type { AppContext } from "../../../platform/context";
import * as comments from "../commentService";
import { commentDocs as docs } from "./postDocs";
import { pathId } from "../../../platform/rest/pathId";
import { malformedPostId, readPost } from "./postRoutes";
import { presentComments } from "./presentPost";
import { linkToThread } from "../../../platform/rest/range";
import { postMessages } from "../messages";

const noPost = { status: 404, text: postMessages.notFound() };
const noComment = { status: 404, text: postMessages.commentNotFound() };

export async function commentRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Params: { id: string } }>(
    "/posts/comment/:id",
    { schema: docs.add, config: { action: commentActions.create } },
    async (request, reply) => {
      const input = await readPost(request);
      const postId = pathId(request.params.id, malformedPostId);
      const ctx = await request.getContext();
      await comments.addComment(ctx, { ...input, postId });
      return sendComments(ctx, postId, reply);
    },
  );

  app.delete<{ Params: { id: string; comment_id: string } }>(
    "/posts/comment/:id/:comment_id",
    { schema: docs.delete, config: { action: commentActions.delete, statuses: { FORBIDDEN: 401 } } },
    async (request, reply) => {
      const postId = pathId(request.params.id, noPost);
      const id = pathId(request.params.comment_id, noComment);
      const ctx = await request.getContext();
      await comments.deleteCommentUnder(ctx, postId, id);
      return sendComments(ctx, postId, reply);
    },
  );
}

async function sendComments(ctx: AppContext, postId: string, reply: FastifyReply) {
  const { list, next } = await presentComments(ctx, postId);
  reply.headers(linkToThread(ctx, `${postId}/comments`, next));
  return list;
}
