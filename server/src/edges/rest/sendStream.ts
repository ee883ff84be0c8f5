import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { eventStream } from "../../platform/rest/route";

/** Sends server-sent events as they come. Proxies that know the header pass them on at once. */
export function sendStream(reply: FastifyReply, pieces: AsyncIterable<string>) {
  reply.headers({ "content-type": `${eventStream}; charset=utf-8`, "x-accel-buffering": "no" });
  return reply.send(Readable.from(pieces, { objectMode: false }));
}
