import type { FastifyInstance, FastifyRequest } from "fastify";
import { postActions } from "../postPolicy";
import type { AppContext } from "../../../platform/context";
import { getPost } from "../postService";
import { type Connection, type Dated, toCursor } from "../../../platform/paging/connection";
import { lists, restAnswer } from "../../../platform/limits/limits";
import { takeBytes } from "../../../platform/rest/answerSize";
import { toFields } from "../../../platform/rest/jsonBody";
import { threadDocs as docs } from "./threadDocs";
import { pathId } from "../../../platform/rest/pathId";
import { malformedPostId } from "./postRoutes";
import { commentBytes, presentComment, presentLike } from "./presentPost";
import { linkToThread, readRange } from "../../../platform/rest/range";

interface OnePost {
  Params: { id: string };
}

/** The comments and likes of a post by pages, however many there are. */
export async function threadRoutes(app: FastifyInstance): Promise<void> {
  app.get<OnePost>(
    "/threads/:id/comments",
    { schema: docs.comments, config: { action: postActions.read } },
    async (request, reply) => {
      const { ctx, postId, page } = await readPage(request);
      const connection = await ctx.loaders.commentsOfPost(page, true).load(postId);
      const shown = takeBytes(connection.nodes, restAnswer.bytes, commentBytes);
      reply.headers(linkToThread(ctx, `${postId}/comments`, nextCursor(connection, shown)));
      return Promise.all(shown.map((comment) => presentComment(ctx, comment)));
    },
  );

  app.get<OnePost>(
    "/threads/:id/likes",
    { schema: docs.likes, config: { action: postActions.read } },
    async (request, reply) => {
      const { ctx, postId, page } = await readPage(request);
      const connection = await ctx.loaders.likesOfPost(page).load(postId);
      reply.headers(linkToThread(ctx, `${postId}/likes`, nextCursor(connection, connection.nodes)));
      return connection.nodes.map(presentLike);
    },
  );
}

async function readPage(request: FastifyRequest<OnePost>) {
  const postId = pathId(request.params.id, malformedPostId);
  const ctx: AppContext = await request.getContext();
  await getPost(ctx, postId);
  const query = toFields(request.query);
  const { limit } = readRange({ limit: query.limit }, lists.maxSize);
  const after = typeof query.cursor === "string" && query.cursor !== "" ? query.cursor : null;
  return { ctx, postId, page: { first: limit, after } };
}

/** Where the next page begins; null when this is the last. */
function nextCursor<T extends Dated>({ nodes, pageInfo }: Connection<T>, shown: readonly T[]): string | null {
  const last = shown.at(-1);
  return last && (pageInfo.hasNextPage || shown.length < nodes.length) ? toCursor(last) : null;
}
