import type { FastifyBaseLogger } from "fastify";
import { SentenceEncoder } from "./SentenceEncoder";
import { noEmbeddings, type Embeddings } from "./Embeddings";

export const openEmbeddings = (
  { bookEncoder }: { bookEncoder: boolean },
  log?: Pick<FastifyBaseLogger, "warn">,
): Embeddings => (bookEncoder ? new SentenceEncoder({ log }) : noEmbeddings);
