import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** In bytes. Compressing smaller responses saves nothing. */
const threshold = 1_000;

/**
 * Compresses responses for clients that accept it, and decompresses requests. The body limit applies to the decompressed
 * size.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold, encodings: ["br", "gzip"], requestEncodings: ["gzip", "br"] });
}
