import { crc32 } from "node:zlib";
import type { FastifyInstance } from "fastify";

const data = /^\/api(\/|\?|$)/;

/**
 * Adds an ETag by content to responses to GET under /api, and responds 304 without a body when the tag matches. CRC32 is
 * enough to detect a change, at a third of the cost of SHA-1. Add it before the security headers, which set `no-store` for
 * personal data, and before compression, because it needs uncompressed payloads.
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
    // Fastify removes the body of a HEAD response itself, and fails without one.
    return done(null, request.method === "HEAD" ? "" : null);
  });
}

/** Compares weakly (RFC 9110, 13.1.2): proxies that compress an answer may mark its tag as weak. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((given) => [tag, "*"].includes(given.trim().replace(/^W\//, "")));
}
