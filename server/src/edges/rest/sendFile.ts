import type { FastifyReply, FastifyRequest } from "fastify";
import type { FileAnswer } from "../../platform/rest/schema";
import { hasTag } from "../../platform/web/entityTags";

/** Streams a file; 304 when the ETag matches. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { name, size, tag, content }: FileAnswer) {
  reply.header("etag", `"${tag}"`);
  if (hasTag(request.headers["if-none-match"], `"${tag}"`)) {
    content.destroy();
    return reply.code(304).removeHeader("content-type").send();
  }
  reply.headers({ "content-disposition": `attachment; filename="${name}"`, "content-length": size });
  return reply.send(content);
}
