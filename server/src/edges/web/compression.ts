import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Text above this many bytes travels compressed; below, the headers would cost more than is saved. */
const threshold = 1_000;

/**
 * Compresses answers for who accepts it, and unpacks compressed requests; the limit of a body holds for what comes out,
 * so a small package cannot grow into a large one.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold, encodings: ["br", "gzip"], requestEncodings: ["gzip", "br"] });
}
