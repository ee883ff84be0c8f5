import type { FastifyInstance, FastifyRequest } from "fastify";
import { postActions } from "../postPolicy";
import { listPostsFrom } from "../feed";
import { toggleLike } from "../likes";
import { CreatePostInput } from "../postInputs";
import { nothingJoined } from "../postJoins";
import * as posts from "../postService";
import { parseInput } from "../../../platform/validation/validation";
import { fieldsOf, idempotencyKeyOf, toFields } from "../../../platform/rest/jsonBody";
import { postDocs as docs } from "./postDocs";
import { pathId } from "../../../platform/rest/pathId";
import { presentLikes, presentPost } from "./presentPost";
import { presentPosts } from "./presentPosts";
import { linkTo, linkToThread, nextAfter, readPage, readRows } from "../../../platform/rest/range";
import { postMessages } from "../messages";

export const malformedPostId = { status: 400, text: postMessages.notFound() };

interface OnePost {
  Params: { id: string };
}

export async function postRoutes(app: FastifyInstance, { listLimit }: { listLimit: number }): Promise<void> {
  app.post("/posts", { schema: docs.create, config: { action: postActions.create } }, async (request) => {
    const input = await readPost(request);
    const ctx = await request.getContext();
    return presentPost(ctx, await posts.createPost(ctx, input));
  });

  app.get("/posts", { schema: docs.list, config: { action: postActions.read } }, async (request, reply) => {
    const ctx = await request.getContext();
    const range = readPage(toFields(request.query), listLimit);
    const { rows, next } = await readRows(range, (rows) => listPostsFrom(ctx, rows));
    const presented = await presentPosts(ctx, rows);
    reply.headers(linkTo(ctx, "/api/posts", nextAfter(rows, presented.length, { limit: range.limit, next })));
    return presented;
  });

  app.get<OnePost>("/posts/:id", { schema: docs.one, config: { action: postActions.read } }, async (request) => {
    const id = pathId(request.params.id, malformedPostId);
    const ctx = await request.getContext();
    return presentPost(ctx, await posts.getPost(ctx, id, { ...nothingJoined, author: true }));
  });

  const statuses = { NOT_FOUND: 400, FORBIDDEN: 401 } as const;
  app.delete<OnePost>(
    "/posts/:id",
    { schema: docs.delete, config: { action: postActions.delete, statuses } },
    async (request) => {
      const id = pathId(request.params.id, malformedPostId);
      await posts.deletePost(await request.getContext(), id);
      return { msg: "Post removed" };
    },
  );

  app.put<OnePost>(
    "/posts/like/:id",
    { schema: docs.like, config: { action: postActions.like } },
    async (request, reply) => {
      const id = pathId(request.params.id, malformedPostId);
      const ctx = await request.getContext();
      await toggleLike(ctx, id);
      const { list, next } = await presentLikes(ctx, id);
      reply.headers(linkToThread(ctx, `${id}/likes`, next));
      return list;
    },
  );
}

/** What a post and a comment are made of: the text, and the sender's key that makes it safe to send again. */
export function readPost(request: FastifyRequest): Promise<CreatePostInput> {
  const { text } = fieldsOf(request);
  return parseInput(CreatePostInput, { text, ...idempotencyKeyOf(request) });
}
