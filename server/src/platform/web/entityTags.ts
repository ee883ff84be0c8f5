import { crc32 } from "node:zlib";
import type { FastifyInstance } from "fastify";

const data = /^\/api(\/|\?|$)/;

/**
 * Gives every answer to a GET under /api a tag by its content, and answers 304 without a body to a caller who has it
 * already. A checksum is enough to notice a change and costs a third of what SHA-1 does. Must be added before the
 * security headers, which forbid to store personal data, and before compression: it cannot read compressed output.
 */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || reply.statusCode !== 200 || typeof payload !== "string" || !data.test(request.url)) {
      return done(null, payload);
    }
    const bytes = Buffer.from(payload);
    const tag = `"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`;
    reply.header("etag", `W/${tag}`);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
    if (!hasTag(request.headers["if-none-match"], tag)) return done(null, bytes);
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return done(null, null);
  });
}

/** Compares weakly (RFC 9110, 13.1.2): proxies that compress an answer may mark its tag as weak. */
export function hasTag(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  return asked.split(",").some((given) => [tag, "*"].includes(given.trim().replace(/^W\//, "")));
}
